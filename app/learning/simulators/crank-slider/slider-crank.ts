import { cosine, sine } from '../degrees.ts'

/** A crank and the rod that connects it to a slider on a line through the axle, both in mm. */
export type SliderCrank = { radius: number; rod: number }

/** Whether the crank can turn fully. A rod not longer than the crank misses the line at a quarter turn. */
export function goesRound({ radius, rod }: SliderCrank): boolean {
  return rod > radius
}

/** Whether the rod reaches the line of the slider. The angle is in degrees from top dead centre. */
export function reaches({ radius, rod }: SliderCrank, degrees: number): boolean {
  return rod >= radius * Math.abs(sine(degrees))
}

/**
 * Distance of the slider from top dead centre, in mm: x = r + l − r·cos φ − √(l² − r²·sin² φ).
 * The rod must reach the line.
 */
export function travelAt(crank: SliderCrank, degrees: number): number {
  const { radius, rod } = crank
  return radius * (1 - cosine(degrees)) + rod - rodAlong(crank, degrees)
}

/**
 * Travel of the slider per radian of the crank, in mm: dx/dφ = r·sin φ·(1 + r·cos φ / √(l² − r²·sin² φ)).
 * The crank must be able to turn fully.
 */
export function travelPerRadian(crank: SliderCrank, degrees: number): number {
  const { radius } = crank
  return radius * sine(degrees) * (1 + (radius * cosine(degrees)) / rodAlong(crank, degrees))
}

/** Angle between the rod and the line of the slider, in degrees. The rod must reach the line. */
export function rodTilt({ radius, rod }: SliderCrank, degrees: number): number {
  return (Math.asin((radius / rod) * Math.abs(sine(degrees))) * 180) / Math.PI
}

/** Projection of the rod on the line of the slider. */
function rodAlong({ radius, rod }: SliderCrank, degrees: number): number {
  return Math.sqrt(rod ** 2 - (radius * sine(degrees)) ** 2)
}
