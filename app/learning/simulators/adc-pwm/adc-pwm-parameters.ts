import { numberParameter, type Parameters, type Values } from '../simulator.ts'

/** Input of the converter: a voltage, or a wave that is sampled. */
const adcParameters = {
  entrada: {
    kind: 'choice',
    label: 'Qué entra',
    options: { fija: 'Una tensión fija', onda: 'Una onda' },
    initial: 'fija',
  },
  v: numberParameter('Tensión de entrada', 'V', [0, 12, 0.01, 2.5], {
    hint: 'Si entra una onda, es la de su centro.',
  }),
  bits: numberParameter('Bits', '', [1, 16, 1, 10], { symbol: 'n' }),
  vref: numberParameter('Tensión de referencia', 'V', [0.5, 12, 0.1, 5], {
    symbol: 'Vref',
    hint: 'La que da el número mayor.',
  }),
  escala: {
    kind: 'choice',
    label: 'El escalón es',
    options: { maximo: 'Vref / (2ⁿ − 1), simplificado', real: 'Vref / 2ⁿ, real' },
    initial: 'maximo',
  },
  amp: numberParameter('Amplitud de la onda', 'V', [0, 6, 0.1, 2], {
    hint: 'Lo que sube y baja desde su centro.',
  }),
  f: numberParameter('Frecuencia de la onda', 'Hz', [1, 50, 1, 2], { symbol: 'f' }),
  fs: numberParameter('Frecuencia de muestreo', 'Hz', [1, 400, 1, 32], {
    hint: 'Son las muestras que toma cada segundo.',
  }),
} as const satisfies Parameters

/** Output: pulses. */
const pwmParameters = {
  mando: {
    kind: 'choice',
    label: 'El ciclo de trabajo se da',
    options: { porcentaje: 'en %', valor: 'como en analogWrite, de 0 a 255' },
    initial: 'valor',
  },
  d: numberParameter('Ciclo de trabajo', '%', [0, 100, 0.1, 25], { symbol: 'D' }),
  n: numberParameter('Valor de analogWrite', '', [0, 255, 1, 64]),
  fpwm: numberParameter('Frecuencia de los pulsos', 'Hz', [1, 2000, 1, 490], { symbol: 'f' }),
  alto: numberParameter('Tensión de los pulsos', 'V', [1, 12, 0.1, 5]),
} as const satisfies Parameters

/** The chosen part, and the parameters of both parts. */
export const adcPwmParameters = {
  parte: {
    kind: 'choice',
    label: 'Qué quieres probar',
    options: { adc: 'ADC: leer una tensión', pwm: 'PWM: regular con pulsos' },
    initial: 'adc',
  },
  ...adcParameters,
  ...pwmParameters,
} as const satisfies Parameters

export type AdcPwmParameters = typeof adcPwmParameters
export type AdcPwmValues = Values<AdcPwmParameters>

/** Whether a parameter has an effect: each part has its own, and a wave has more than a voltage. */
export function usesParameter(
  name: keyof AdcPwmParameters,
  { parte, entrada, mando }: AdcPwmValues,
): boolean {
  if (name === 'parte') return true
  if (name === 'd' || name === 'n') return parte === 'pwm' && (name === 'd') === (mando === 'porcentaje')
  if (name === 'amp' || name === 'f' || name === 'fs') return parte === 'adc' && entrada === 'onda'
  return Object.hasOwn(adcParameters, name) === (parte === 'adc')
}
