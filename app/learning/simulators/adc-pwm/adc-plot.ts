import { aliasOf, inputAt, makeConverter } from './adc-model.ts'
import type { AdcPwmValues } from './adc-pwm-parameters.ts'

/** Position of the plot in the picture. */
export const plot = { left: 44, right: 312, top: 30, bottom: 150 } as const

/** One sample, with its position in the picture. */
export type Sample = { x: number; y: number; volts: number; code: number }

/** Lines as SVG paths, in units of the picture. */
export type AdcPlot = {
  /** Time shown, in seconds. */
  span: number
  input: string
  stairs: string
  /** The apparent wave of the samples (aliasing); empty if it is the wave that was sampled. */
  alias: string
  samples: readonly Sample[]
  /** y positions of the codes; empty if they are too close to be told apart. */
  levels: readonly number[]
  zero: number
  reference: number
}

/** Upper bound; more samples could not be told apart. */
const mostSamples = 200
const curvePoints = 160

/** Two periods or six samples, whichever is longer; eight samples of a fixed voltage. */
function spanOf({ entrada, f, fs }: AdcPwmValues): number {
  if (entrada === 'fija') return 8 / fs
  return Math.min(Math.max(2 / f, 6 / fs), 12 / f, mostSamples / fs)
}

/** Computes the plot of a converter's input and output. */
export function plotAdc(values: AdcPwmValues): AdcPlot {
  const { v, vref, fs, f, amp, entrada } = values
  const { toCode, toVolts, top } = makeConverter(values)
  const isWave = entrada === 'onda'
  const reach = isWave ? amp : 0
  const [low, high] = [Math.min(0, v - reach), Math.max(vref, v + reach)]
  const span = spanOf(values)
  const toX = (time: number): number => round(plot.left + ((plot.right - plot.left) * time) / span)
  const toY = (volts: number): number =>
    round(plot.bottom - ((plot.bottom - plot.top) * (volts - low)) / (high - low))
  const curve = (at: (time: number) => number): string =>
    `M${Array.from({ length: curvePoints + 1 }, (_, point) => {
      const time = (span * point) / curvePoints
      return `${toX(time)} ${toY(at(time))}`
    }).join('L')}`
  const samples = Array.from({ length: Math.ceil(span * fs - 1e-9) }, (_, at): Sample => {
    const volts = inputAt(values, at / fs)
    const code = toCode(volts)
    return { x: toX(at / fs), y: toY(toVolts(code)), volts, code }
  })
  const alias = aliasOf(values)
  const turns = f - fs * Math.round(f / fs) < 0 ? -1 : 1
  return {
    span,
    samples,
    input: isWave ? curve((time) => inputAt(values, time)) : `M${plot.left} ${toY(v)}H${plot.right}`,
    stairs: `${samples.map(({ x, y }, at) => `${at === 0 ? 'M' : 'H'}${x}${at === 0 ? ' ' : 'V'}${y}`).join('')}H${plot.right}`,
    alias:
      isWave && fs <= 2 * f
        ? curve((time) => v + turns * amp * Math.sin(2 * Math.PI * (alias === f ? 0 : alias) * time))
        : '',
    levels: top <= 15 ? Array.from({ length: top + 1 }, (_, code) => toY(toVolts(code))) : [],
    zero: toY(0),
    reference: toY(vref),
  }
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
