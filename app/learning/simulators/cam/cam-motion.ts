import { cosine, sine } from '../degrees.ts'
import type { CamValues } from './cam-parameters.ts'
import { lawOf, type MotionLaw } from './motion-law.ts'

/** Phase of the follower during a turn. */
export type Phase = 'rise' | 'high' | 'fall' | 'low'

/** A part of a turn. Angles in degrees, heights in mm above the lowest position. */
export type Segment = { phase: Phase; from: number; degrees: number; start: number; end: number }

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
