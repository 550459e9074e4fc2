import { slowMotion } from '../slow-motion.ts'
import type { Axle } from './gears-model.ts'

/** Slow-motion factor of a train, so that its fastest axle is easy to follow. */
export function slowTrain(axles: readonly Axle[]): number {
  return slowMotion(Math.max(...axles.map(({ speed }) => speed)))
}

/** Angle of an axle in degrees, clockwise, after so many seconds. */
export function angleAt({ speed, sense }: Axle, times: number, seconds: number): number {
  return ((sense * speed * 6 * seconds) / times) % 360
}
