import type { Reading } from './crank-slider-model.ts'
import type { CrankSliderValues } from './crank-slider-parameters.ts'
import { isDead, crankSliderTexts as texts } from './crank-slider-texts.ts'

/** Handbooks of engines take rods of three to four cranks; below two the rod leans more than 30°. */
const shortest = 2
/** The mean speed that pistons of racing engines reach, in m/s. */
const fastest = 25

/** What does not work, or what one should notice, in whole sentences. No reading: it does not go round. */
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
