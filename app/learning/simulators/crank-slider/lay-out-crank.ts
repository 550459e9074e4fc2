import { cosine, sine } from '../degrees.ts'
import { goesRound, reaches, type SliderCrank, travelAt } from './slider-crank.ts'

/** Where the mechanism stands, in units of the picture: the line of the slider, its head, and the pin of the piston at top dead centre. */
export const place = { x: 66, head: 36, pin: 58, piston: 28, half: 13 }

/** The size of a mechanism in the picture. */
export type CrankLayout = {
  crank: SliderCrank
  /** Units for a millimetre. */
  scale: number
  /** Height of the axle. */
  axle: number
  /** Lengths to scale. */
  radius: number
  rod: number
}

/** Crank and rod as large as there is room for, to scale. */
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

/** Joints at an angle of the crank; `side` is 1 where it turns clockwise, else −1. */
export type Joints = {
  /** The crank pin. */
  crankPin: { x: number; y: number }
  /** The piston pin; nowhere when the rod does not reach its line. */
  pistonPin: number | undefined
  /** The end of the rod. */
  rodEnd: { x: number; y: number }
}

/** Where the joints are. */
export function placeJoints(
  { crank, scale, axle, radius, rod }: CrankLayout,
  degrees: number,
  side: 1 | -1,
): Joints {
  const crankPin = { x: place.x + side * radius * sine(degrees), y: axle - radius * cosine(degrees) }
  if (!reaches(crank, degrees)) {
    // It hangs out straight towards the line and ends before it.
    const towards = Math.sign(place.x - crankPin.x)
    return { crankPin, pistonPin: undefined, rodEnd: { x: crankPin.x + towards * rod, y: crankPin.y } }
  }
  const pistonPin = place.pin + travelAt(crank, degrees) * scale
  return { crankPin, pistonPin, rodEnd: { x: place.x, y: pistonPin } }
}

/** The angle after so many seconds of the picture; a mechanism that does not go round stays. */
export function angleAfter(
  crank: SliderCrank,
  { a, n, seconds }: { a: number; n: number; seconds: number },
): number {
  return goesRound(crank) ? (a + 6 * n * seconds) % 360 : a
}
