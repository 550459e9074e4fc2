import { cosine, sine } from '../degrees.ts'
import { type CamPlan, motionAt } from './cam-motion.ts'

/**
 * A point of the profile in mm, with the axle at 0 and negative y upwards.
 * The profile is drawn at 0°: the point that lifts the follower at an angle is that angle to the left of the
 * top.
 */
export type Point = readonly [x: number, y: number]

/**
 * An undercut cam: the shape left by a cutter as large as the roller, and the follower's lift at each degree.
 */
export type CutCam = { outline: readonly Point[]; lifts: readonly number[] }

/** Profile for exactly the planned motion: the path of the roller's centre, offset inwards by its radius. */
export function outlineOf(plan: CamPlan): Point[] {
  return Array.from({ length: 360 }, (_, degrees): Point => {
    const { lift, slope } = motionAt(plan, degrees)
    const reach = plan.lowest + lift
    const inwards = plan.roller / Math.hypot(reach, slope)
    // Along the radius, and perpendicular to it in the direction of rotation.
    const along = reach - inwards * reach
    const across = inwards * slope
    const [sin, cos] = [sine(degrees), cosine(degrees)]
    return [-along * sin - across * cos, -along * cos + across * sin]
  })
}

/** Cutter positions: two per measured direction. */
const cuts = 720
/** Precomputed sines and cosines of half degrees, because one cut needs a hundred thousand. */
const sines = Float64Array.from({ length: cuts }, (_, at) => sine(at / 2))
const cosines = Float64Array.from({ length: cuts }, (_, at) => cosine(at / 2))

/**
 * Shape of an undercut cam: the material that no cutter position removes; then the path of a roller over it.
 */
export function cutCam(plan: CamPlan): CutCam {
  const { lowest, roller } = plan
  const reaches = Array.from({ length: cuts }, (_, at) => lowest + motionAt(plan, at / 2).lift)
  const tool = { every: 1, roller, side: -1, least: lowest } as const
  const radii = Array.from({ length: 360 }, (_, degrees) => lookAround(reaches, { ...tool, at: 2 * degrees }))
  const around = { every: 2, roller, side: 1, least: lowest - roller } as const
  // Rounded to a millionth of a millimetre, so that a follower at rest does not seem to move.
  const lifts = radii.map((_, degrees) => {
    const lift = lookAround(radii, { ...around, at: degrees }) - lowest
    return Math.round(lift * 1e6) / 1e6
  })
  const outline = radii.map((radius, degrees): Point => [-radius * sine(degrees), -radius * cosine(degrees)])
  return { outline, lifts }
}

type Look = {
  /** Index of the direction in the distances. */
  at: number
  /** Half degrees between two distances. */
  every: 1 | 2
  roller: number
  /** −1: the nearest point of the circles around the neighbours; 1: the farthest. */
  side: 1 | -1
  /** Minimum of the distances. */
  least: number
}

/**
 * Along a direction, the reach of the cam between all cutter positions (`side` −1),
 * or the distance of a roller that rests on the cam (`side` 1).
 * Only positions within a roller radius of the direction count.
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
