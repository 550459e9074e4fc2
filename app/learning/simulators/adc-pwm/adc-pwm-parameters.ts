import type { Parameters, Values } from '../simulator.ts'

/** Input of the converter: a voltage, or a wave that is sampled. */
const adcParameters = {
  entrada: {
    kind: 'choice',
    label: 'Qué entra',
    options: { fija: 'Una tensión fija', onda: 'Una onda' },
    initial: 'fija',
  },
  v: {
    kind: 'number',
    label: 'Tensión de entrada',
    hint: 'Si entra una onda, es la de su centro.',
    symbol: '',
    unit: 'V',
    min: 0,
    max: 12,
    step: 0.01,
    initial: 2.5,
  },
  bits: { kind: 'number', label: 'Bits', symbol: 'n', unit: '', min: 1, max: 16, step: 1, initial: 10 },
  vref: {
    kind: 'number',
    label: 'Tensión de referencia',
    hint: 'La que da el número mayor.',
    symbol: 'Vref',
    unit: 'V',
    min: 0.5,
    max: 12,
    step: 0.1,
    initial: 5,
  },
  escala: {
    kind: 'choice',
    label: 'El escalón es',
    options: { maximo: 'Vref / (2ⁿ − 1), simplificado', real: 'Vref / 2ⁿ, real' },
    initial: 'maximo',
  },
  amp: {
    kind: 'number',
    label: 'Amplitud de la onda',
    hint: 'Lo que sube y baja desde su centro.',
    symbol: '',
    unit: 'V',
    min: 0,
    max: 6,
    step: 0.1,
    initial: 2,
  },
  f: {
    kind: 'number',
    label: 'Frecuencia de la onda',
    symbol: 'f',
    unit: 'Hz',
    min: 1,
    max: 50,
    step: 1,
    initial: 2,
  },
  fs: {
    kind: 'number',
    label: 'Frecuencia de muestreo',
    hint: 'Son las muestras que toma cada segundo.',
    symbol: '',
    unit: 'Hz',
    min: 1,
    max: 400,
    step: 1,
    initial: 32,
  },
} as const satisfies Parameters

/** Output: pulses. */
const pwmParameters = {
  mando: {
    kind: 'choice',
    label: 'El ciclo de trabajo se da',
    options: { porcentaje: 'en %', valor: 'como en analogWrite, de 0 a 255' },
    initial: 'valor',
  },
  d: {
    kind: 'number',
    label: 'Ciclo de trabajo',
    symbol: 'D',
    unit: '%',
    min: 0,
    max: 100,
    step: 0.1,
    initial: 25,
  },
  n: {
    kind: 'number',
    label: 'Valor de analogWrite',
    symbol: '',
    unit: '',
    min: 0,
    max: 255,
    step: 1,
    initial: 64,
  },
  fpwm: {
    kind: 'number',
    label: 'Frecuencia de los pulsos',
    symbol: 'f',
    unit: 'Hz',
    min: 1,
    max: 2000,
    step: 1,
    initial: 490,
  },
  alto: {
    kind: 'number',
    label: 'Tensión de los pulsos',
    symbol: '',
    unit: 'V',
    min: 1,
    max: 12,
    step: 0.1,
    initial: 5,
  },
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
