import { cosine, sine } from '../degrees.ts'

/** A crank and the rod that joins it with a slider on a line through the axle, both in mm. */
export type SliderCrank = { radius: number; rod: number }

/** Whether the crank goes round: a rod that is no longer than the crank does not reach the line at a quarter of a turn. */
export function goesRound({ radius, rod }: SliderCrank): boolean {
  return rod > radius
}

/** Whether the rod reaches from the crank to the line of the slider. Angles are in degrees from top dead centre. */
export function reaches({ radius, rod }: SliderCrank, degrees: number): boolean {
  return rod >= radius * Math.abs(sine(degrees))
}

/** How far the slider is from top dead centre, in mm: x = r + l − r·cos φ − √(l² − r²·sin² φ). It must reach. */
export function travelAt(crank: SliderCrank, degrees: number): number {
  const { radius, rod } = crank
  return radius * (1 - cosine(degrees)) + rod - rodAlong(crank, degrees)
}

/** What the slider goes for each radian of the crank, in mm: dx/dφ = r·sin φ·(1 + r·cos φ / √(l² − r²·sin² φ)). It must go round. */
export function travelPerRadian(crank: SliderCrank, degrees: number): number {
  const { radius } = crank
  return radius * sine(degrees) * (1 + (radius * cosine(degrees)) / rodAlong(crank, degrees))
}

/** How much the rod leans from the line of the slider, in degrees. It must reach. */
export function rodTilt({ radius, rod }: SliderCrank, degrees: number): number {
  return (Math.asin((radius / rod) * Math.abs(sine(degrees))) * 180) / Math.PI
}

/** What the rod takes of the line of the slider. */
function rodAlong({ radius, rod }: SliderCrank, degrees: number): number {
  return Math.sqrt(rod ** 2 - (radius * sine(degrees)) ** 2)
}
