import { linePath } from '../outline-path.ts'
import { type SliderCrank, travelAt, travelPerRadian } from './slider-crank.ts'

/** Position of the two plots over a turn, in units of the picture. */
export const plotBox = { left: 150, right: 312, top: 62, bottom: 148, above: 218, below: 296 }

/** y of speed 0. */
export const zeroSpeed = (plotBox.above + plotBox.below) / 2

/** x of an angle in degrees. */
export function acrossAt(degrees: number): number {
  return plotBox.left + ((plotBox.right - plotBox.left) * degrees) / 360
}

/** y of the piston's position; top dead centre is at the top, as in the cylinder. */
export function downAt(crank: SliderCrank, degrees: number): number {
  const part = travelAt(crank, degrees) / (2 * crank.radius)
  return plotBox.top + (plotBox.bottom - plotBox.top) * part
}

const every = 6
const angles = Array.from({ length: 360 / every + 1 }, (_, at) => at * every)

/** Greatest travel per radian over a turn, in mm, which sets the scale of the speed plot. */
export function greatestSlope(crank: SliderCrank): number {
  return Math.max(...angles.map((degrees) => travelPerRadian(crank, degrees)))
}

/** y of the speed; downward motion of the piston is above the line. */
export function slopeAt(crank: SliderCrank, greatest: number, degrees: number): number {
  return zeroSpeed - ((zeroSpeed - plotBox.above) * travelPerRadian(crank, degrees)) / greatest
}

/** A curve over a turn as an SVG path. `height` returns y at an angle. */
export function curve(height: (degrees: number) => number): string {
  return linePath(angles.map((degrees) => [acrossAt(degrees), height(degrees)]))
}
