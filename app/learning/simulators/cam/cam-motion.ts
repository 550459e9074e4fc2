import { cosine, sine } from '../degrees.ts'
import type { CamValues } from './cam-parameters.ts'
import { lawOf, type MotionLaw } from './motion-law.ts'

/** What the follower does while the cam turns on. */
export type Phase = 'rise' | 'high' | 'fall' | 'low'

/** A part of a turn. Angles in degrees, heights in mm above the lowest. */
export type Segment = { phase: Phase; from: number; degrees: number; start: number; end: number }

/** Height of a follower and its changes, in mm for each radian of the cam. */
type Motion = { lift: number; slope: number; bend: number }

/** What a cam should make of its follower. */
export type CamPlan = {
  segments: readonly Segment[]
  /** The motion within one segment at an angle, its ends included. */
  motionIn: (segment: Segment, degrees: number) => Motion
  /** Of one that has segments that jump from one speed to another. */
  jumps: boolean
  /** From the axle to the point of the follower, or to the middle of its roller, at its lowest, in mm. */
  lowest: number
  /** The radius of the roller, in mm; 0: a knife edge. */
  roller: number
}

const radian = 180 / Math.PI

/** What the parameters ask of a cam. */
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

/** The segment in which an angle lies; where two meet, the later. */
export function segmentAt({ segments }: CamPlan, degrees: number): Segment {
  const turned = ((degrees % 360) + 360) % 360
  const found = segments.findLast(({ from }) => from <= turned)
  if (!found) throw new Error('A turn begins at 0°')
  return found
}

/** The motion that is asked for at an angle. */
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
 * A disc on an axle beside its middle moves the follower as a crank does, whose radius is the eccentricity e and whose rod L reaches from the middle of
 * the disc to the roller's: s = e·(1 − cos φ) + √(L² − e²·sin² φ) − L.
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
