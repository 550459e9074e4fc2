import { linePath, outlinePath } from '../outline-path.ts'
import type { CamPlan } from './cam-motion.ts'
import type { Point } from './cam-profile.ts'

/** Positions in units of the picture: axle, guide of the follower, plot. */
export const place = { x: 78, axle: 222, guide: 86, guideEnd: 102, stem: 72 }
export const plot = { left: 172, right: 312, top: 62, bottom: 176 }

/** Units per millimetre: the largest scale at which cam and follower fit. */
export function camScale({ lowest, roller }: CamPlan, lift: number): number {
  return Math.min(64 / (lowest - roller + lift), 108 / (lowest + roller + lift))
}

/**
 * A closed path through every second of these points, in units of the picture.
 * The points are one degree apart, so the difference is invisible.
 */
export function pathThrough(points: readonly Point[], scale: number): string {
  const seen = points.filter((_, at) => at % 2 === 0)
  return outlinePath(seen.map(([x, y]) => [x * scale, y * scale]))
}

/** Displacement diagram over a turn. `heightAt` returns mm at a degree; `most` is the height at the top. */
export function diagram(heightAt: (degrees: number) => number, most: number): string {
  const degrees = Array.from({ length: 91 }, (_, at) => 4 * at)
  return linePath(degrees.map((at) => [acrossAt(at), downAt(heightAt(at % 360), most)]))
}

/** x in the diagram. */
export function acrossAt(degrees: number): number {
  return plot.left + ((plot.right - plot.left) * degrees) / 360
}

/** y in the diagram, with the greatest height at the top. */
export function downAt(height: number, most: number): number {
  return plot.bottom - ((plot.bottom - plot.top) * height) / most
}

/** A spring between two heights, as a zigzag. */
export function springPath(from: number, to: number): string {
  const turns = 8
  const step = (to - from) / turns
  const corners = Array.from(
    { length: turns - 1 },
    (_, at) => `L${place.x + (at % 2 === 0 ? 11 : -11)} ${(from + step * (at + 0.5 + 0.5)).toFixed(1)}`,
  )
  return `M${place.x} ${from.toFixed(1)}${corners.join('')}L${place.x} ${to.toFixed(1)}`
}
