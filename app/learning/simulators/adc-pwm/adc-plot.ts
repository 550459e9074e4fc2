import { aliasOf, inputAt, makeConverter } from './adc-model.ts'
import type { AdcPwmValues } from './adc-pwm-parameters.ts'

/** Where the plot stands in the picture. */
export const plot = { left: 44, right: 312, top: 30, bottom: 150 } as const

/** A moment at which the converter looks. */
export type Sample = { x: number; y: number; volts: number; code: number }

/** Lines as paths in the units of the picture. */
export type AdcPlot = {
  /** The time that the plot shows, in seconds. */
  span: number
  input: string
  stairs: string
  /** The wave that the samples seem to come from; empty where it is the one that was sampled. */
  alias: string
  samples: readonly Sample[]
  /** Heights of the numbers, where they are few enough to be told apart. */
  levels: readonly number[]
  zero: number
  reference: number
}

/** So many samples at most: more could not be told apart. */
const mostSamples = 200
const curvePoints = 160

/** Two periods or six samples, whichever is longer; of a fixed voltage eight samples. */
function spanOf({ entrada, f, fs }: AdcPwmValues): number {
  if (entrada === 'fija') return 8 / fs
  return Math.min(Math.max(2 / f, 6 / fs), 12 / f, mostSamples / fs)
}

/** Draws what goes into a converter and what comes out of it. */
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
