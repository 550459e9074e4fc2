import type { Axle } from './gears-model.ts'

/** Turns in a second that eyes still follow. */
const fastestSeen = 0.5

/** How many times slower than true a train is shown, so that its fastest axle can be followed: 1, 2, 5, 10, 20, 50 … */
export function slowMotion(axles: readonly Axle[]): number {
  const needed = Math.max(...axles.map(({ speed }) => speed)) / 60 / fastestSeen
  for (let power = 1; ; power *= 10)
    for (const digit of [1, 2, 5]) if (digit * power >= needed) return digit * power
}

/** The angle of an axle in degrees, clockwise, after so many seconds of the picture. */
export function angleAt({ speed, sense }: Axle, times: number, seconds: number): number {
  return ((sense * speed * 6 * seconds) / times) % 360
}
