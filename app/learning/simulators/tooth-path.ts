import { outlinePath } from './outline-path.ts'

/** `isPlain`: with straight flanks, which take half the letters, for pages before anything moves. */
type Wheel = { teeth: number; module: number; isPlain?: boolean }
type Point = readonly [number, number]

/** Pressure angle of nearly all gears. */
const pressureAngle = (20 * Math.PI) / 180
/** In modules: height above the pitch circle, depth below it, and backlash of each flank. */
const addendum = 0.95
const dedendum = 1.25
const clearance = 0.03

const involute = (angle: number): number => Math.tan(angle) - angle

/**
 * Half the angle of a tooth at a radius.
 * The flank is the involute of the base circle, r · cos 20°; below that circle it runs straight inwards.
 * Small pinions are narrower there, because the tips of the other wheel would cut into their roots.
 */
function halfWidth({ teeth, module }: Wheel, radius: number): number {
  const pitch = (teeth * module) / 2
  const base = pitch * Math.cos(pressureAngle)
  const angle = Math.acos(Math.min(1, base / radius))
  const width =
    Math.PI / (2 * teeth) - (clearance * module) / pitch + involute(pressureAngle) - involute(angle)
  return width - Math.max(0, (base - radius) / pitch) * 0.15
}

/**
 * Corners of the outline around the origin; the first tooth points along the x axis.
 * `module` is the pitch diameter divided by the teeth, in units of the picture.
 */
export function toothOutline(wheel: Wheel): Point[] {
  const pitch = (wheel.teeth * wheel.module) / 2
  const root = Math.max(pitch - dedendum * wheel.module, pitch * 0.3)
  const tip = pitch + addendum * wheel.module
  const base = Math.max(root, pitch * Math.cos(pressureAngle))
  // A straight flank is enough for teeth of a few pixels.
  const inner = wheel.module < 2 || wheel.isPlain ? [root, tip] : [root, base, pitch, (pitch + tip) / 2, tip]
  const flank = [...new Set(inner)].map((radius): Point => [radius, halfWidth(wheel, radius)])
  const tooth = [...flank.map(([radius, half]): Point => [radius, -half]), ...flank.reverse()]
  return Array.from({ length: wheel.teeth }, (_, at) =>
    tooth.map(([radius, offset]): Point => {
      const angle = (at * 2 * Math.PI) / wheel.teeth + offset
      return [radius * Math.cos(angle), radius * Math.sin(angle)]
    }),
  ).flat()
}

/** The outline as the `d` attribute of an SVG path. */
export function toothPath(wheel: Wheel): string {
  return outlinePath(toothOutline(wheel))
}
