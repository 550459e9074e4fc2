import { outlinePath } from '../outline-path.ts'

type Point = readonly [number, number]

/**
 * Same as the teeth of the pinion (tooth-path.ts): pressure angle, and height, depth and backlash in modules.
 */
const slope = Math.tan((20 * Math.PI) / 180)
const addendum = 0.95
const dedendum = 1.25
const clearance = 0.03

/**
 * Corners of a rack's teeth along its pitch line, y upwards, from gap `first` to gap `last`; gap k is at k ·
 * π · m. `module` and the result are in units of the picture.
 */
export function rackOutline(module: number, first: number, last: number): Point[] {
  const pitch = Math.PI * module
  const half = (height: number): number => pitch / 4 - clearance * module - height * slope
  const [root, tip] = [-dedendum * module, addendum * module]
  return Array.from({ length: last - first }, (_, at) => (first + at + 0.5) * pitch).flatMap((x): Point[] => [
    [x - half(root), root],
    [x - half(tip), tip],
    [x + half(tip), tip],
    [x + half(root), root],
  ])
}

/** The outline with a body down to `depth` below the pitch line, as an SVG path (y downwards). */
export function rackPath(module: number, range: { first: number; last: number; depth: number }): string {
  const { first, last, depth } = range
  const pitch = Math.PI * module
  const [left, right, root] = [first * pitch, last * pitch, dedendum * module]
  const teeth = rackOutline(module, first, last).map(([x, y]): Point => [x, -y])
  return outlinePath([[left, depth], [left, root], ...teeth, [right, root], [right, depth]])
}
