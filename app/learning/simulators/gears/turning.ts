import { slowMotion } from '../slow-motion.ts'
import type { Axle } from './gears-model.ts'

/** How many times slower than true a train is shown, so that its fastest axle can be followed. */
export function slowTrain(axles: readonly Axle[]): number {
  return slowMotion(Math.max(...axles.map(({ speed }) => speed)))
}

/** The angle of an axle in degrees, clockwise, after so many seconds of the picture. */
export function angleAt({ speed, sense }: Axle, times: number, seconds: number): number {
  return ((sense * speed * 6 * seconds) / times) % 360
}
