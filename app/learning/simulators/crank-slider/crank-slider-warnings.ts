import type { Reading } from './crank-slider-model.ts'
import type { CrankSliderValues } from './crank-slider-parameters.ts'
import { isDead, crankSliderTexts as texts } from './crank-slider-texts.ts'

/**
 * Smallest usual ratio of rod to crank: engines have three to four; below two the rod tilts by more than 30°.
 */
const shortest = 2
/** Mean piston speed of racing engines, in m/s. */
const fastest = 25

/** Warnings and notes, in whole sentences. `reading` is undefined if the crank cannot turn fully. */
export function findWarnings(values: CrankSliderValues, reading: Reading | undefined): string[] {
  if (!reading) return [texts.tooShort(values)]
  return [
    ...findDeadCentre(values),
    ...(values.l < shortest * values.r ? [texts.leansMuch(values)] : []),
    ...(reading.mean > fastest ? [texts.tooFast(reading.mean)] : []),
  ]
}

function findDeadCentre({ mueve, a, f }: CrankSliderValues): string[] {
  const isMotor = mueve === 'embolo'
  if (isDead(a)) return [isMotor ? texts.deadMotor(a) : texts.deadCompressor(a)]
  return isMotor && a > 180 && f > 0 ? [texts.brakes] : []
}
