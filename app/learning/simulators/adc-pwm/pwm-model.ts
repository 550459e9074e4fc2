import type { Outcome, Output } from '../simulator.ts'
import type { AdcPwmValues } from './adc-pwm-parameters.ts'
import { pwmTexts as say } from './adc-pwm-texts.ts'

/** Below this frequency in hertz the eye sees single flashes. */
export const flickerBelow = 50
/**
 * Below this frequency in hertz a small motor jerks, because it takes some tenths of a second to speed up.
 */
export const jerkBelow = 10
/** Greatest value of an 8-bit output. */
const topValue = 255

/** Duty cycle, from 0 to 1. */
export function dutyOf({ mando, d, n }: Pick<AdcPwmValues, 'mando' | 'd' | 'n'>): number {
  return mando === 'porcentaje' ? d / 100 : n / topValue
}

/** Visible effect of the pulses on a lamp or a motor. */
type PulseEffect = 'off' | 'full' | 'pulsing' | 'steady'

/** Pulses slower than `below` hertz are visible. */
export function effectOf(duty: number, frequency: number, below: number): PulseEffect {
  if (duty === 0) return 'off'
  if (duty === 1) return 'full'
  return frequency < below ? 'pulsing' : 'steady'
}

/** Computes the pulses and their effect. Lamp and motor have no losses, so both follow the mean voltage. */
export function computePwm(values: AdcPwmValues): Outcome {
  const { fpwm, alto } = values
  const duty = dutyOf(values)
  const period = 1000 / fpwm
  const lamp = say.lamp[effectOf(duty, fpwm, flickerBelow)](100 * duty, fpwm)
  const motor = say.motor[effectOf(duty, fpwm, jerkBelow)](100 * duty)
  const [on, off] = [period * duty, period * (1 - duty)]
  const outputs = {
    ciclo: number('Ciclo de trabajo', 'D', '%', 100 * duty),
    escrito: number('Valor de analogWrite', '', '', Math.round(duty * topValue)),
    media: number('Tensión media', '', 'V', alto * duty),
    periodo: number('Periodo', 'T', 'ms', period, 4),
    encendido: number('Tiempo encendida', '', 'ms', on, 4),
    apagado: number('Tiempo apagada', '', 'ms', off, 4),
    lampara: { label: 'Lámpara', symbol: '', unit: '', value: lamp },
    motor: { label: 'Motor', symbol: '', unit: '', value: motor },
  }
  const isPulsing = duty > 0 && duty < 1
  const warnings = [
    ...(isPulsing && fpwm < flickerBelow ? [say.flicker(fpwm)] : []),
    ...(isPulsing && fpwm < jerkBelow ? [say.jerk] : []),
  ]
  const sentence = say.pulses({ duty, alto, mean: alto * duty, on, off, lamp, motor })
  return { outputs, warnings, sentence }
}

function number(label: string, symbol: string, unit: string, value: number, figures = 3): Output {
  return { label, symbol, unit, value: Number(value.toFixed(9)), figures }
}
