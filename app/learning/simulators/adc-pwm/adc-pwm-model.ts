import type { Outcome } from '../simulator.ts'
import { computeAdc } from './adc-model.ts'
import type { AdcPwmValues } from './adc-pwm-parameters.ts'
import { computePwm } from './pwm-model.ts'

/** Computes the chosen part. */
export function computeAdcPwm(values: AdcPwmValues): Outcome {
  return values.parte === 'pwm' ? computePwm(values) : computeAdc(values)
}
