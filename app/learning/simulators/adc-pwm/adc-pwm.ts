import { defineSimulator } from '../simulator.ts'
import { adcPwmAsks } from './adc-pwm-asks.ts'
import { computeAdcPwm } from './adc-pwm-model.ts'
import { adcPwmParameters, usesParameter } from './adc-pwm-parameters.ts'

/** «ADC y PWM»: converts voltages to codes, and codes to pulses. */
export const adcPwm = defineSimulator({
  tipo: 'adc-pwm',
  title: 'ADC y PWM',
  summary: 'Convierte tensiones en números, muestrea una onda y regula una lámpara y un motor con pulsos.',
  parameters: adcPwmParameters,
  uses: usesParameter,
  compute: computeAdcPwm,
  motion: { step: 0.25 },
  table: { along: 'bits', rows: 16, outputs: ['niveles', 'maximo', 'escalon', 'errormax'] },
  asks: adcPwmAsks,
})
