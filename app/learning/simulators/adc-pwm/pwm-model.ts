import type { Outcome, Output } from '../simulator.ts'
import type { AdcPwmValues } from './adc-pwm-parameters.ts'
import { pwmTexts as say } from './adc-pwm-texts.ts'

/** Below so many flashes a second eyes see them one by one, in hertz. */
export const flickerBelow = 50
/** Below so many pushes a second a small motor, which takes some tenths of a second to speed up, jerks, in hertz. */
export const jerkBelow = 10
/** The greatest number of an output of 8 bits. */
const topValue = 255

/** The part of the time that the output is on, from 0 to 1. */
export function dutyOf({ mando, d, n }: Pick<AdcPwmValues, 'mando' | 'd' | 'n'>): number {
  return mando === 'porcentaje' ? d / 100 : n / topValue
}

/** What an eye and a shaft make of pulses. */
type PulseEffect = 'off' | 'full' | 'pulsing' | 'steady'

/** `below`: pulses that are slower than this (hertz) are noticed. */
export function effectOf(duty: number, frequency: number, below: number): PulseEffect {
  if (duty === 0) return 'off'
  if (duty === 1) return 'full'
  return frequency < below ? 'pulsing' : 'steady'
}

/** Pulses and what they do; the lamp and the motor are those without losses: both follow the mean. */
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
