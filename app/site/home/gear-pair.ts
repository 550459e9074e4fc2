/** Two gears of one module, in units of their drawing. `at`: where the axis is, from left to right. */
export const gearModule = 10
export const wheel = { teeth: 24, at: 150 } as const
export const pinion = { teeth: 12, at: wheel.at + ((24 + 12) * gearModule) / 2 } as const

/** Turns of the pinion for one of the wheel. */
export const ratio = wheel.teeth / pinion.teeth

/** How far the pinion is turned when the wheel is turned by so much. Where the wheel has a tooth, it has a gap. Degrees. */
export function pinionAngle(wheelAngle: number): number {
  return 180 / pinion.teeth - wheelAngle * ratio
}
