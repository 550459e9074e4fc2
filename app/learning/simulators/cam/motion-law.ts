import { cosine, sine } from '../degrees.ts'

/** Motion between two heights: the fraction of the way after a fraction of the time, and its derivatives. */
export type MotionLaw = {
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
export function lawOf(name: string): MotionLaw {
  return name === 'parabolica' || name === 'cicloidal' ? motionLaws[name] : motionLaws.uniforme
}
