import type { Outcome } from '../simulator.ts'
import { computeAdc } from './adc-model.ts'
import type { AdcPwmValues } from './adc-pwm-parameters.ts'
import { computePwm } from './pwm-model.ts'

/** The part that was chosen. */
export function computeAdcPwm(values: AdcPwmValues): Outcome {
  return values.parte === 'pwm' ? computePwm(values) : computeAdc(values)
}
