import { linePath, outlinePath } from '../outline-path.ts'
import type { CamPlan } from './cam-motion.ts'
import type { Point } from './cam-profile.ts'

/** Where the parts stand, in units of the picture: the axle, the guide of the follower, the plot. */
export const place = { x: 78, axle: 222, guide: 86, guideEnd: 102, stem: 72 }
export const plot = { left: 172, right: 312, top: 62, bottom: 176 }

/** Units for a millimetre: cam and follower as large as there is room for. */
export function camScale({ lowest, roller }: CamPlan, lift: number): number {
  return Math.min(64 / (lowest - roller + lift), 108 / (lowest + roller + lift))
}

/** A closed line through every other of these points in mm, in units of the picture: of those at each degree no eye misses one. */
export function pathThrough(points: readonly Point[], scale: number): string {
  const seen = points.filter((_, at) => at % 2 === 0)
  return outlinePath(seen.map(([x, y]) => [x * scale, y * scale]))
}

/** The diagram of heights over a turn. `heightAt`: mm at a degree; `most`: what is drawn at the top. */
export function diagram(heightAt: (degrees: number) => number, most: number): string {
  const degrees = Array.from({ length: 91 }, (_, at) => 4 * at)
  return linePath(degrees.map((at) => [acrossAt(at), downAt(heightAt(at % 360), most)]))
}

/** Across the diagram. */
export function acrossAt(degrees: number): number {
  return plot.left + ((plot.right - plot.left) * degrees) / 360
}

/** Down the diagram: the highest at the top. */
export function downAt(height: number, most: number): number {
  return plot.bottom - ((plot.bottom - plot.top) * height) / most
}

/** A spring from one height to another, in so many zigzags. */
export function springPath(from: number, to: number): string {
  const turns = 8
  const step = (to - from) / turns
  const corners = Array.from(
    { length: turns - 1 },
    (_, at) => `L${place.x + (at % 2 === 0 ? 11 : -11)} ${(from + step * (at + 0.5 + 0.5)).toFixed(1)}`,
  )
  return `M${place.x} ${from.toFixed(1)}${corners.join('')}L${place.x} ${to.toFixed(1)}`
}
