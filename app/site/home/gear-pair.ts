/** Two gears of the same module, in drawing units. `at`: horizontal position of the axis. */
export const gearModule = 10
export const wheel = { teeth: 24, at: 150 } as const
export const pinion = { teeth: 12, at: wheel.at + ((24 + 12) * gearModule) / 2 } as const

/** Turns of the pinion per turn of the wheel. */
export const ratio = wheel.teeth / pinion.teeth

/**
 * The angle of the pinion for an angle of the wheel, in degrees. A tooth of the wheel meets a gap of the
 * pinion.
 */
export function pinionAngle(wheelAngle: number): number {
  return 180 / pinion.teeth - wheelAngle * ratio
}
