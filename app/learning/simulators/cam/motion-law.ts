import { cosine, sine } from '../degrees.ts'

/** How a follower goes from one height to another: the part of the way after a part of the time, and how that changes. */
export type MotionLaw = {
  place: (part: number) => number
  speed: (part: number) => number
  /** From the right at 0, from the left at 1. */
  acceleration: (part: number) => number
  /** Whether the speed changes at once where it begins and ends. */
  jumps: boolean
}

/** The three laws of handbooks, each over a way and a time of 1. */
const motionLaws = {
  uniforme: {
    place: (part) => part,
    speed: () => 1,
    acceleration: () => 0,
    jumps: true,
  },
  // Half the time it gains speed evenly, half it loses it.
  parabolica: {
    place: (part) => (part <= 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2),
    speed: (part) => (part <= 0.5 ? 4 * part : 4 * (1 - part)),
    acceleration: (part) => (part <= 0.5 ? 4 : -4),
    jumps: false,
  },
  // What a point of a wheel that rolls does: no jump, not even of the acceleration.
  cicloidal: {
    place: (part) => part - sine(360 * part) / (2 * Math.PI),
    speed: (part) => 1 - cosine(360 * part),
    acceleration: (part) => 2 * Math.PI * sine(360 * part),
    jumps: false,
  },
} satisfies Record<string, MotionLaw>

/** The law of a name in addresses. */
export function lawOf(name: string): MotionLaw {
  return name === 'parabolica' || name === 'cicloidal' ? motionLaws[name] : motionLaws.uniforme
}
