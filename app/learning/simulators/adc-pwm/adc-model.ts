import type { Outcome, Output } from '../simulator.ts'
import type { AdcPwmValues } from './adc-pwm-parameters.ts'
import { adcTexts as say } from './adc-pwm-texts.ts'

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
export function computeAdc(values: AdcPwmValues): Outcome {
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
    warnings: v > vref ? [say.saturated(v, vref, converter.top)] : [],
    sentence: say.read({ v, bits, code, binary, volts, error }),
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
    ...(isTooSlow ? [say.aliasing(f, fs, alias)] : []),
    ...(v + amp > vref + dust ? [say.clippedAbove(clean(v + amp), vref, converter.top)] : []),
    ...(v - amp < -dust ? [say.clippedBelow(clean(v - amp))] : []),
  ]
  return {
    outputs: {
      ...listSteps(values, converter),
      codigos: { label: 'Números que lee', symbol: '', unit: '', value: say.range(...range) },
      muestras: { label: 'Muestras en cada periodo', symbol: '', unit: '', value: fs / f },
      minima: { label: 'Frecuencia de muestreo: más de', symbol: '2f', unit: 'Hz', value: 2 * f },
      aparente: { label: 'Frecuencia que se ve', symbol: '', unit: 'Hz', value: isTooSlow ? alias : f },
    },
    warnings,
    sentence: say.sampled({ f, fs, low: clean(v - amp), high: clean(v + amp), bits, range }),
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
