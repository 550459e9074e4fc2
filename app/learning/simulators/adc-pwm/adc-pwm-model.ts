import { formatNumber } from '../../marking/format-number.ts'
import type { Outcome, Output } from '../simulator.ts'
import type { AdcPwmValues } from './adc-pwm-parameters.ts'

/** Computes the chosen part. */
export function computeAdcPwm(values: AdcPwmValues): Outcome {
  return values.parte === 'pwm' ? computePwm(values) : computeAdc(values)
}

/** A converter for these values: it maps voltages to codes and back. */
type Converter = {
  /** Size of a step, in volts. */
  step: number
  /** Greatest code. */
  top: number
  toCode: (volts: number) => number
  toVolts: (code: number) => number
}

/** Tolerance for rounding errors, so that exactly half a step still rounds up and a whole step is reached. */
const dust = 1e-9

/**
 * `maximo`: the nearest of 2ⁿ codes, where the greatest code is the reference, as the course simplifies it.
 * `real`: the step is reference / 2ⁿ, and a code is the whole part of voltage / step.
 */
export function makeConverter({ bits, vref, escala }: AdcPwmValues): Converter {
  const levels = 2 ** bits
  const top = levels - 1
  const isReal = escala === 'real'
  const step = vref / (isReal ? levels : top)
  const part = isReal ? 0 : 0.5
  return {
    step,
    top,
    toCode: (volts) => Math.min(top, Math.max(0, Math.floor(volts / step + part + dust))),
    toVolts: (code) => code * step,
  }
}

/** The input at a time in seconds, in volts. */
export function inputAt({ entrada, v, amp, f }: AdcPwmValues, time: number): number {
  return entrada === 'onda' ? v + amp * Math.sin(2 * Math.PI * f * time) : v
}

/** Frequency of the slowest wave with the same samples, in hertz: at most half the sampling rate. */
export function aliasOf({ f, fs }: Pick<AdcPwmValues, 'f' | 'fs'>): number {
  return Math.abs(f - fs * Math.round(f / fs))
}

/** Reads a voltage, or samples a wave. */
function computeAdc(values: AdcPwmValues): Outcome {
  const converter = makeConverter(values)
  return values.entrada === 'onda' ? sampleWave(values, converter) : readVoltage(values, converter)
}

function readVoltage(values: AdcPwmValues, converter: Converter): Outcome {
  const { v, vref, bits } = values
  const code = converter.toCode(v)
  const volts = converter.toVolts(code)
  const error = clean(1000 * (volts - v))
  const binary = writeBinary(code, bits)
  return {
    outputs: {
      ...listSteps(values, converter),
      codigo: { label: 'Número que lee', symbol: '', unit: '', value: code, figures: 6 },
      binario: { label: 'En binario', symbol: '', unit: '', value: binary },
      tension: { label: 'Tensión que dice ese número', symbol: '', unit: 'V', value: clean(volts) },
      error: { label: 'Error al redondear', symbol: '', unit: 'mV', value: error },
    },
    warnings: v > vref ? [adcTexts.saturated(v, vref, converter.top)] : [],
    sentence: adcTexts.read({ v, bits, code, binary, volts, error }),
  }
}

function sampleWave(values: AdcPwmValues, converter: Converter): Outcome {
  const { v, amp, vref, f, fs, bits } = values
  // Both frequencies are whole numbers of hertz, so the samples repeat every second.
  const codes = Array.from({ length: fs }, (_, at) => converter.toCode(inputAt(values, at / fs)))
  const range: [number, number] = [Math.min(...codes), Math.max(...codes)]
  const alias = aliasOf(values)
  const isTooSlow = fs <= 2 * f
  const warnings = [
    ...(isTooSlow ? [adcTexts.aliasing(f, fs, alias)] : []),
    ...(v + amp > vref + dust ? [adcTexts.clippedAbove(clean(v + amp), vref, converter.top)] : []),
    ...(v - amp < -dust ? [adcTexts.clippedBelow(clean(v - amp))] : []),
  ]
  return {
    outputs: {
      ...listSteps(values, converter),
      codigos: { label: 'Números que lee', symbol: '', unit: '', value: adcTexts.range(...range) },
      muestras: { label: 'Muestras en cada periodo', symbol: '', unit: '', value: fs / f },
      minima: { label: 'Frecuencia de muestreo: más de', symbol: '2f', unit: 'Hz', value: 2 * f },
      aparente: { label: 'Frecuencia que se ve', symbol: '', unit: 'Hz', value: isTooSlow ? alias : f },
    },
    warnings,
    sentence: adcTexts.sampled({ f, fs, low: clean(v - amp), high: clean(v + amp), bits, range }),
  }
}

function listSteps({ bits, escala }: AdcPwmValues, { step, top }: Converter): Record<string, Output> {
  // Rounding is off by at most half a step, truncation by at most a whole one.
  const worst = escala === 'real' ? step : step / 2
  return {
    niveles: { label: 'Números posibles', symbol: '2ⁿ', unit: '', value: 2 ** bits, figures: 6 },
    maximo: { label: 'Número mayor', symbol: '', unit: '', value: top, figures: 6 },
    escalon: { label: 'Escalón', symbol: '', unit: 'mV', value: clean(1000 * step) },
    errormax: { label: 'Error máximo', symbol: '', unit: 'mV', value: clean(1000 * worst) },
  }
}

function clean(number: number): number {
  return Number(number.toFixed(9))
}

/** All bits of a code, in groups of four: `10 0000 0000`. */
function writeBinary(code: number, bits: number): string {
  return code
    .toString(2)
    .padStart(bits, '0')
    .replace(/\B(?=(\d{4})+$)/g, ' ')
}

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
function computePwm(values: AdcPwmValues): Outcome {
  const { fpwm, alto } = values
  const duty = dutyOf(values)
  const period = 1000 / fpwm
  const lamp = pwmTexts.lamp[effectOf(duty, fpwm, flickerBelow)](100 * duty, fpwm)
  const motor = pwmTexts.motor[effectOf(duty, fpwm, jerkBelow)](100 * duty)
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
    ...(isPulsing && fpwm < flickerBelow ? [pwmTexts.flicker(fpwm)] : []),
    ...(isPulsing && fpwm < jerkBelow ? [pwmTexts.jerk] : []),
  ]
  const sentence = pwmTexts.pulses({ duty, alto, mean: alto * duty, on, off, lamp, motor })
  return { outputs, warnings, sentence }
}

function number(label: string, symbol: string, unit: string, value: number, figures = 3): Output {
  return { label, symbol, unit, value: Number(value.toFixed(9)), figures }
}

const volts = (value: number): string => `${formatNumber(value, 4)} V`
const percent = (value: number): string => `${formatNumber(value, 3)} %`

type Reading = { v: number; bits: number; code: number; binary: string; volts: number; error: number }
type Sampling = { f: number; fs: number; low: number; high: number; bits: number; range: [number, number] }

/** Texts on the converter. */
const adcTexts = {
  read: ({ v, bits, code, binary, volts: back, error }: Reading) =>
    `Con ${say.bits(bits)}, ${volts(v)} se lee ${formatNumber(code)} (${binary} en binario). Ese número dice ${volts(back)}: el error es de ${formatNumber(error, 4)} mV.`,
  sampled: ({ f, fs, low, high, bits, range }: Sampling) =>
    `Una onda de ${f} Hz que va de ${volts(low)} a ${volts(high)}, con ${fs === 1 ? '1 muestra' : `${fs} muestras`} por segundo y ${say.bits(bits)}: ${formatNumber(fs / f, 3)} muestras por periodo, números ${adcTexts.range(...range)}.`,
  range: (least: number, most: number): string =>
    least === most ? `iguales a ${formatNumber(least)}` : `de ${formatNumber(least)} a ${formatNumber(most)}`,
  saturated: (v: number, vref: number, top: number) =>
    `La entrada, ${volts(v)}, pasa de la referencia, ${volts(vref)}: el convertidor no pasa de ${formatNumber(top)} y una placa de verdad podría estropearse.`,
  clippedAbove: (high: number, vref: number, top: number) =>
    `La onda sube a ${volts(high)} y la referencia es ${volts(vref)}: lo de encima se lee siempre ${formatNumber(top)}.`,
  clippedBelow: (low: number) =>
    `La onda baja a ${volts(low)}: lo que queda por debajo de 0 V se lee siempre 0, y una placa de verdad podría estropearse.`,
  aliasing: (f: number, fs: number, alias: number) =>
    `Aliasing: para una onda de ${f} Hz hacen falta más de ${2 * f} muestras por segundo, y hay ${fs}. ${
      alias === 0
        ? 'Todas las muestras caen en el mismo punto de la onda: parece una tensión fija.'
        : alias === f
          ? 'Es el límite justo: según dónde caigan las muestras, la onda se ve más pequeña o no se ve.'
          : `Las muestras son iguales que las de una onda de ${formatNumber(alias)} Hz.`
    }`,
}

/** Texts on the pulses. */
const pwmTexts = {
  lamp: {
    off: () => 'apagada',
    full: () => 'encendida del todo',
    pulsing: (_: number, frequency: number) => `parpadea, ${say.flashes(frequency)} por segundo`,
    steady: (level: number) => `luz fija, al ${percent(level)}`,
  },
  motor: {
    off: () => 'parado',
    full: () => 'gira a toda velocidad',
    pulsing: (level: number) => `gira a tirones, al ${percent(level)} de media`,
    steady: (level: number) => `gira al ${percent(level)} de su velocidad`,
  },
  flicker: (frequency: number) =>
    `A ${frequency} Hz la lámpara parpadea: el ojo distingue los destellos por debajo de unos 50 por segundo.`,
  jerk: 'El motor va a tirones: entre un pulso y el siguiente le da tiempo a frenarse.',
  pulses: (told: {
    duty: number
    alto: number
    mean: number
    on: number
    off: number
    lamp: string
    motor: string
  }) =>
    `Ciclo de trabajo del ${percent(100 * told.duty)}: ${say.times(told)}. La media es ${formatNumber(told.mean, 3)} V. Lámpara: ${told.lamp}; motor: ${told.motor}.`,
}

const say = {
  bits: (bits: number): string => (bits === 1 ? '1 bit' : `${bits} bits`),
  flashes: (frequency: number): string => (frequency === 1 ? '1 destello' : `${frequency} destellos`),
  times({ alto, on, off }: { alto: number; on: number; off: number }): string {
    if (off === 0) return `${volts(alto)} todo el tiempo`
    if (on === 0) return '0 V todo el tiempo'
    return `${volts(alto)} durante ${formatNumber(on, 4)} ms y 0 V durante ${formatNumber(off, 4)} ms, una y otra vez`
  },
}

/** Labels in the drawings. */
export const pictureTexts = {
  input: 'lo que entra',
  read: 'lo que lee',
  alias: 'aparente',
  zoom: 'La muestra del punto grande, con lupa:',
  enters: 'entra',
  reads: 'lee',
  step: 'un escalón',
  mean: 'media',
  period: 'un periodo, T',
  lamp: 'Lámpara',
  motor: 'Motor',
  effects: {
    lamp: { off: 'apagada', full: 'encendida', pulsing: 'parpadea', steady: 'luz fija' },
    motor: { off: 'parado', full: 'gira', pulsing: 'a tirones', steady: 'gira' },
  },
}
