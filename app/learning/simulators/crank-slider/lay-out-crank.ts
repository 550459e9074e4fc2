import { cosine, sine } from '../degrees.ts'
import { goesRound, reaches, type SliderCrank, travelAt } from './slider-crank.ts'

/**
 * Position of the mechanism, in units of the picture.
 * The line of the slider, its head, and the piston pin at top dead centre.
 */
export const place = { x: 66, head: 36, pin: 58, piston: 28, half: 13 }

/** Size of a mechanism in the picture. */
export type CrankLayout = {
  crank: SliderCrank
  /** Units per millimetre. */
  scale: number
  /** y of the axle. */
  axle: number
  /** Lengths to scale. */
  radius: number
  rod: number
}

/** The largest scale at which crank and rod fit. */
export function layOutCrank(crank: SliderCrank): CrankLayout {
  const { radius, rod } = crank
  const scale = Math.min(48 / radius, 228 / (2 * radius + rod))
  return {
    crank,
    scale,
    axle: place.pin + (radius + rod) * scale,
    radius: radius * scale,
    rod: rod * scale,
  }
}

/** Joints at an angle of the crank. */
export type Joints = {
  crankPin: { x: number; y: number }
  /** y of the piston pin; undefined if the rod does not reach its line. */
  pistonPin: number | undefined
  rodEnd: { x: number; y: number }
}

/** Positions of the joints. `side` is 1 if the crank turns clockwise, else −1. */
export function placeJoints(
  { crank, scale, axle, radius, rod }: CrankLayout,
  degrees: number,
  side: 1 | -1,
): Joints {
  const crankPin = { x: place.x + side * radius * sine(degrees), y: axle - radius * cosine(degrees) }
  if (!reaches(crank, degrees)) {
    // The rod points straight at the line and ends before it.
    const towards = Math.sign(place.x - crankPin.x)
    return { crankPin, pistonPin: undefined, rodEnd: { x: crankPin.x + towards * rod, y: crankPin.y } }
  }
  const pistonPin = place.pin + travelAt(crank, degrees) * scale
  return { crankPin, pistonPin, rodEnd: { x: place.x, y: pistonPin } }
}

/** Angle after so many seconds; a crank that cannot turn fully does not move. */
export function angleAfter(
  crank: SliderCrank,
  { a, n, seconds }: { a: number; n: number; seconds: number },
): number {
  return goesRound(crank) ? (a + 6 * n * seconds) % 360 : a
}
