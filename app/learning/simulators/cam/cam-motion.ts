import { cosine, sine } from '../rotation.ts'
import type { CamValues } from './cam-model.ts'

/** Motion between two heights: the fraction of the way after a fraction of the time, and its derivatives. */
type MotionLaw = {
  place: (part: number) => number
  speed: (part: number) => number
  /** Right limit at 0, left limit at 1. */
  acceleration: (part: number) => number
  /** Whether the speed jumps at the start and end. */
  jumps: boolean
}

/** The three motion laws of handbooks, over a way and a time of 1. */
const motionLaws = {
  uniforme: {
    place: (part) => part,
    speed: () => 1,
    acceleration: () => 0,
    jumps: true,
  },
  // Constant acceleration in the first half, constant deceleration in the second.
  parabolica: {
    place: (part) => (part <= 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2),
    speed: (part) => (part <= 0.5 ? 4 * part : 4 * (1 - part)),
    acceleration: (part) => (part <= 0.5 ? 4 : -4),
    jumps: false,
  },
  // Motion of a point on a rolling wheel: no jump, not even of the acceleration.
  cicloidal: {
    place: (part) => part - sine(360 * part) / (2 * Math.PI),
    speed: (part) => 1 - cosine(360 * part),
    acceleration: (part) => 2 * Math.PI * sine(360 * part),
    jumps: false,
  },
} satisfies Record<string, MotionLaw>

/** The law with this name in addresses. */
function lawOf(name: string): MotionLaw {
  return name === 'parabolica' || name === 'cicloidal' ? motionLaws[name] : motionLaws.uniforme
}

/** Phase of the follower during a turn. */
export type Phase = 'rise' | 'high' | 'fall' | 'low'

/** A part of a turn. Angles in degrees, heights in mm above the lowest position. */
type Segment = { phase: Phase; from: number; degrees: number; start: number; end: number }

/** Height of the follower and its first and second derivatives, in mm per radian of the cam. */
type Motion = { lift: number; slope: number; bend: number }

/** The motion that a cam should give its follower. */
export type CamPlan = {
  segments: readonly Segment[]
  /** Motion within a segment at an angle, both ends included. */
  motionIn: (segment: Segment, degrees: number) => Motion
  /** Whether the speed jumps between segments. */
  jumps: boolean
  /** Distance from the axle to the knife edge or the roller's centre at its lowest position, in mm. */
  lowest: number
  /** Radius of the roller in mm; 0 for a knife edge. */
  roller: number
}

const radian = 180 / Math.PI

/** Plans the motion that the parameters ask for. */
export function planCam(values: CamValues): CamPlan {
  const { forma, rb, seg, rr } = values
  const roller = seg === 'rodillo' ? rr : 0
  const segments = listSegments(values)
  const law = lawOf(forma === 'corazon' ? 'uniforme' : values.ley)
  const isDisc = forma === 'circular'
  return {
    segments,
    motionIn: isDisc
      ? (_, degrees) => moveByDisc(values, roller, degrees)
      : (one, degrees) => moveByLaw(law, one, degrees),
    jumps: !isDisc && law.jumps,
    lowest: rb + roller,
    roller,
  }
}

/** The segment at an angle; where two meet, the later one. */
export function segmentAt({ segments }: CamPlan, degrees: number): Segment {
  const turned = ((degrees % 360) + 360) % 360
  const found = segments.findLast(({ from }) => from <= turned)
  if (!found) throw new Error('A turn begins at 0°')
  return found
}

/** The planned motion at an angle. */
export function motionAt(plan: CamPlan, degrees: number): Motion {
  return plan.motionIn(segmentAt(plan, degrees), ((degrees % 360) + 360) % 360)
}

function listSegments({ forma, h, sub, alto, baj, lob }: CamValues): Segment[] {
  const rises = forma === 'lobulos' ? lob : 1
  const [rise, high, fall] = forma === 'pera' ? [sub, alto, baj] : [180 / rises, 0, 180 / rises]
  const once = (from: number): Segment[] => [
    { phase: 'rise', from, degrees: rise, start: 0, end: h },
    { phase: 'high', from: from + rise, degrees: high, start: h, end: h },
    { phase: 'fall', from: from + rise + high, degrees: fall, start: h, end: 0 },
  ]
  const moved = Array.from({ length: rises }, (_, at) => once(at * (rise + fall))).flat()
  const used = rises * (rise + high + fall)
  const last: Segment = { phase: 'low', from: used, degrees: 360 - used, start: 0, end: 0 }
  return [...moved, last].filter(({ degrees }) => degrees > 1e-9)
}

function moveByLaw(law: MotionLaw, { from, degrees, start, end }: Segment, angle: number): Motion {
  const way = end - start
  const part = Math.min(1, Math.max(0, (angle - from) / degrees))
  const span = degrees / radian
  return {
    lift: start + way * law.place(part),
    slope: (way / span) * (way === 0 ? 0 : law.speed(part)),
    bend: (way / span ** 2) * (way === 0 ? 0 : law.acceleration(part)),
  }
}

/**
 * An eccentric disc moves the follower like a crank. The crank radius is the eccentricity e; the rod L
 * reaches from the centre of the disc to that of the roller. s = e·(1 − cos φ) + √(L² − e²·sin² φ) − L.
 */
function moveByDisc({ rb, h }: CamValues, roller: number, degrees: number): Motion {
  const e = h / 2
  const rod = rb + e + roller
  const [sin, cos] = [sine(degrees), cosine(degrees)]
  const along = Math.sqrt(rod ** 2 - (e * sin) ** 2)
  const change = (-(e ** 2) * sin * cos) / along
  return {
    lift: e * (1 - cos) + along - rod,
    slope: e * sin + change,
    bend: e * cos - (e ** 2 * (cos ** 2 - sin ** 2) + change ** 2) / along,
  }
}

/** Extremes of a turn of the cam; lengths in mm per radian of the cam. */
export type CamSurvey = {
  fastest: number
  /** Greatest downward acceleration, in mm per radian squared. */
  hardestDown: number
  /** Greatest pressure angle, in degrees: between the follower's motion and the push of the cam. */
  steepest: number
  /** Whether the roller is too large for the sharpest bend of its centre's path. */
  isUndercut: boolean
}

/** Samples per segment; they include the halves and quarters, where the motion laws have their extremes. */
const parts = 120

/** Scans a whole turn. */
export function surveyCam(plan: CamPlan): CamSurvey {
  const survey: CamSurvey = { fastest: 0, hardestDown: 0, steepest: 0, isUndercut: hasSharpTip(plan) }
  for (const segment of plan.segments) {
    for (let part = 0; part <= parts; part++) {
      const { lift, slope, bend } = plan.motionIn(segment, segment.from + (segment.degrees * part) / parts)
      const reach = plan.lowest + lift
      const size = reach ** 2 + slope ** 2
      // Radius of curvature in polar coordinates; positive where the curve is convex.
      const bulge = reach ** 2 + 2 * slope ** 2 - reach * bend
      survey.fastest = Math.max(survey.fastest, Math.abs(slope))
      survey.hardestDown = Math.max(survey.hardestDown, -bend)
      survey.steepest = Math.max(survey.steepest, (Math.atan(Math.abs(slope) / reach) * 180) / Math.PI)
      if (bulge > 0 && size ** 1.5 / bulge < plan.roller) survey.isUndercut = true
    }
  }
  return survey
}

/** Whether a rise ends in a convex corner, which a roller cannot follow at full height. */
function hasSharpTip({ segments, motionIn, roller }: CamPlan): boolean {
  if (roller === 0) return false
  const end = (segment: Segment): number => motionIn(segment, segment.from + segment.degrees).slope
  return segments.some((segment, at) => {
    const next = segments[(at + 1) % segments.length]
    return next !== undefined && end(segment) > motionIn(next, next.from).slope + 1e-6
  })
}

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
