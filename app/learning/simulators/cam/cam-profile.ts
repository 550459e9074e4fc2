import { cosine, sine } from '../degrees.ts'
import { type CamPlan, motionAt } from './cam-motion.ts'

/** A point of the profile in mm, the axle at 0; up is negative. The place that lifts the follower at an angle is so far to the left of the top. */
export type Point = readonly [x: number, y: number]

/** A cam as it comes out of being cut with a tool as large as the roller, and the way that the follower then goes, at each degree. */
export type CutCam = { outline: readonly Point[]; lifts: readonly number[] }

/** The profile of a cam that makes its follower do exactly as planned: from the way of the roller's middle inwards by its radius. */
export function outlineOf(plan: CamPlan): Point[] {
  return Array.from({ length: 360 }, (_, degrees): Point => {
    const { lift, slope } = motionAt(plan, degrees)
    const reach = plan.lowest + lift
    const inwards = plan.roller / Math.hypot(reach, slope)
    // Along the radius, and across it the way that the cam turns.
    const along = reach - inwards * reach
    const across = inwards * slope
    const [sin, cos] = [sine(degrees), cosine(degrees)]
    return [-along * sin - across * cos, -along * cos + across * sin]
  })
}

/** Twice as many places of the tool as directions in which the cam is measured. */
const cuts = 720
/** Sines and cosines of half degrees, of which a cut needs a hundred thousand. */
const sines = Float64Array.from({ length: cuts }, (_, at) => sine(at / 2))
const cosines = Float64Array.from({ length: cuts }, (_, at) => cosine(at / 2))

/** What is left of a cam whose tips are too sharp: what no place of the roller cuts away; then the way of a roller over it. */
export function cutCam(plan: CamPlan): CutCam {
  const { lowest, roller } = plan
  const reaches = Array.from({ length: cuts }, (_, at) => lowest + motionAt(plan, at / 2).lift)
  const tool = { every: 1, roller, side: -1, least: lowest } as const
  const radii = Array.from({ length: 360 }, (_, degrees) => lookAround(reaches, { ...tool, at: 2 * degrees }))
  const around = { every: 2, roller, side: 1, least: lowest - roller } as const
  // To a millionth of a millimetre, so that what stands does not seem to move.
  const lifts = radii.map((_, degrees) => {
    const lift = lookAround(radii, { ...around, at: degrees }) - lowest
    return Math.round(lift * 1e6) / 1e6
  })
  const outline = radii.map((radius, degrees): Point => [-radius * sine(degrees), -radius * cosine(degrees)])
  return { outline, lifts }
}

type Look = {
  /** Where in the distances the direction is. */
  at: number
  /** Half degrees between two distances. */
  every: 1 | 2
  roller: number
  /** −1: the nearest point of circles around all that stand near; 1: the farthest. */
  side: 1 | -1
  /** The least of the distances. */
  least: number
}

/**
 * Along a direction, how far the cam reaches between all places of the tool (`side` −1), or how far out a roller is that rests on the cam (1). Only what
 * is within a radius of the direction counts.
 */
function lookAround(distances: readonly number[], { at, every, roller, side, least }: Look): number {
  const widest = (Math.asin(Math.min(0.9999, roller / least)) * 360) / Math.PI
  const most = Math.floor(widest / every)
  let found = side === 1 ? 0 : Number.POSITIVE_INFINITY
  for (let away = -most; away <= most; away++) {
    const distance = distances[(at + away + distances.length) % distances.length] ?? 0
    const turn = (every * away + cuts) % cuts
    const across = distance * (sines[turn] ?? 0)
    const room = roller * roller - across * across
    if (room < 0) continue
    const along = distance * (cosines[turn] ?? 0) + side * Math.sqrt(room)
    if (side === 1 ? along > found : along < found) found = along
  }
  return found
}
