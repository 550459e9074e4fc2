import { linePath } from '../outline-path.ts'
import { type SliderCrank, travelAt, travelPerRadian } from './slider-crank.ts'

/** Where the two plots over a turn stand, in units of the picture. */
export const plotBox = { left: 150, right: 312, top: 62, bottom: 148, above: 218, below: 296 }

/** The zero of the speed. */
export const zeroSpeed = (plotBox.above + plotBox.below) / 2

/** Across the plots: where an angle in degrees stands. */
export function acrossAt(degrees: number): number {
  return plotBox.left + ((plotBox.right - plotBox.left) * degrees) / 360
}

/** Down the plot of the position: top dead centre is at the top, as in the cylinder. */
export function downAt(crank: SliderCrank, degrees: number): number {
  const part = travelAt(crank, degrees) / (2 * crank.radius)
  return plotBox.top + (plotBox.bottom - plotBox.top) * part
}

const every = 6
const angles = Array.from({ length: 360 / every + 1 }, (_, at) => at * every)

/** The greatest travel for a radian over a turn, in mm: what the plot of the speed is scaled to. */
export function greatestSlope(crank: SliderCrank): number {
  return Math.max(...angles.map((degrees) => travelPerRadian(crank, degrees)))
}

/** Down the plot of the speed, where the piston going down is above the line. */
export function slopeAt(crank: SliderCrank, greatest: number, degrees: number): number {
  return zeroSpeed - ((zeroSpeed - plotBox.above) * travelPerRadian(crank, degrees)) / greatest
}

/** A curve over a turn as an SVG path. `height`: where it is at an angle. */
export function curve(height: (degrees: number) => number): string {
  return linePath(angles.map((degrees) => [acrossAt(degrees), height(degrees)]))
}
