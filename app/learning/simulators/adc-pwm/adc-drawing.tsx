import { memo, type ReactNode, useMemo } from 'react'
import { formatNumber } from '../../marking/format-number.ts'
import { aliasOf, inputAt, makeConverter, pictureTexts } from './adc-pwm-model.ts'
import type { AdcPwmValues } from './adc-pwm-parameters.ts'

/** Seconds in which the marker crosses the plot. */
const walk = 10

type AdcPictureProps = { values: AdcPwmValues; sentence: string; time: number }

/** Above, input and readings over time; below, one sample between the neighbouring codes. */
export function AdcPicture({ values, sentence, time }: AdcPictureProps): ReactNode {
  const plotted = useMemo(() => plotAdc(values), [values])
  const part = (time / walk) % 1
  const sample = plotted.samples[Math.floor(part * plotted.span * values.fs + 1e-9)]
  const x = Math.round((plot.left + (plot.right - plot.left) * part) * 10) / 10
  return (
    <svg role="img" aria-label={sentence} viewBox="0 0 320 266">
      <AdcLines values={values} plotted={plotted} />
      {time > 0 && <path className="sim-thin" d={`M${x} ${plot.top - 6}V${plot.bottom + 6}`} />}
      {sample && <circle className="sim-full" cx={sample.x} cy={sample.y} r="6" />}
      {sample && <AdcZoom values={values} sample={sample} />}
    </svg>
  )
}

type AdcLinesProps = { values: AdcPwmValues; plotted: AdcPlot }

/** Maximum number of samples drawn as separate dots. */
const maxDots = 48

/** The parts that do not change with time. */
const AdcLines = memo(function AdcLines({ values, plotted }: AdcLinesProps): ReactNode {
  const { input, stairs, alias, samples, levels, zero, reference } = plotted
  const isShort = samples.length <= maxDots
  return (
    <>
      <Legend hasAlias={alias !== ''} />
      {levels.map((y) => (
        <path key={y} className="adc-level" d={`M${plot.left} ${y}H${plot.right}`} />
      ))}
      <path className="sim-thin" d={`M${plot.left} ${plot.top}V${plot.bottom}`} />
      <VoltLines
        lines={[
          { y: reference, volts: values.vref },
          { y: zero, volts: 0 },
        ]}
      />
      <path className="sim-line" d={input} />
      {alias && <path className="adc-alias" d={alias} />}
      <path className="sim-mark" d={stairs} />
      {isShort && samples.map(({ x, y }) => <circle key={x} className="sim-full" cx={x} cy={y} r="3.5" />)}
    </>
  )
})

function Legend({ hasAlias }: { hasAlias: boolean }): ReactNode {
  return (
    <>
      <path className="sim-line" d="M4 12H26" />
      <text className="sim-small" x="31" y="16">
        {pictureTexts.input}
      </text>
      <path className="sim-mark" d="M122 15H132V9H144" />
      <text className="sim-small" x="149" y="16">
        {pictureTexts.read}
      </text>
      {hasAlias && (
        <>
          <path className="adc-alias" d="M226 12H250" />
          <text className="sim-small" x="255" y="16">
            {pictureTexts.alias}
          </text>
        </>
      )}
    </>
  )
}

const middle = 160
/** Width of a step, in units of the picture. */
const width = 64
const line = 214

type AdcZoomProps = { values: AdcPwmValues; sample: Sample }

/** A sample between the neighbouring codes, enlarged so that its error is visible. */
const AdcZoom = memo(function AdcZoom({ values, sample }: AdcZoomProps): ReactNode {
  const { step, top } = makeConverter(values)
  const { volts, code } = sample
  const around = [-2, -1, 0, 1, 2].filter((off) => code + off >= 0 && code + off <= top)
  const off = volts / step - code
  // A value outside the drawing is drawn at its edge.
  const x = Math.round(Math.min(306, Math.max(14, middle + width * off)) * 10) / 10
  const bracket = code < top ? middle : middle - width
  return (
    <>
      <text className="sim-small" x="4" y="180">
        {pictureTexts.zoom}
      </text>
      <path className="sim-line" d={`M8 ${line}H312`} />
      {around.map((number) => (
        <path key={number} className="sim-line" d={`M${middle + number * width} ${line - 7}V${line + 7}`} />
      ))}
      <path className="sim-thin" d={`M${x} ${line - 12}V${line}`} />
      <path className="adc-arrow" d={`M${x - 6} ${line - 22}H${x + 6}L${x} ${line - 11}Z`} />
      <text
        className="sim-small"
        x={x > 250 ? x - 10 : x + 10}
        y={line - 13}
        textAnchor={x > 250 ? 'end' : 'start'}
      >
        {pictureTexts.enters}
      </text>
      <circle className="sim-full" cx={middle} cy={line} r="6" />
      <text className="sim-small" x={middle} y={line + 22} textAnchor="middle">
        {pictureTexts.reads}
      </text>
      <path
        className="sim-thin"
        d={`M${bracket + 2} ${line + 28}V${line + 34}H${bracket + width - 2}V${line + 28}`}
      />
      <text className="sim-small" x={bracket + width / 2} y={line + 48} textAnchor="middle">
        {pictureTexts.step}
      </text>
    </>
  )
})

type VoltLinesProps = { lines: readonly { y: number; volts: number }[] }

/** Horizontal lines across the plot, each labelled with its voltage. */
export function VoltLines({ lines }: VoltLinesProps): ReactNode {
  return lines.map(({ y, volts }) => (
    <g key={volts}>
      <path className="sim-thin" d={`M${plot.left - 5} ${y}H${plot.right}`} />
      <text className="sim-small" x={plot.left - 8} y={y + 5} textAnchor="end">
        {formatNumber(volts)} V
      </text>
    </g>
  ))
}

/** Position of the plot in the picture. */
const plot = { left: 44, right: 312, top: 30, bottom: 150 } as const

/** One sample, with its position in the picture. */
type Sample = { x: number; y: number; volts: number; code: number }

/** Lines as SVG paths, in units of the picture. */
type AdcPlot = {
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
const maxSamples = 200
const curvePoints = 160

/** Two periods or six samples, whichever is longer; eight samples of a fixed voltage. */
function spanOf({ entrada, f, fs }: AdcPwmValues): number {
  if (entrada === 'fija') return 8 / fs
  return Math.min(Math.max(2 / f, 6 / fs), 12 / f, maxSamples / fs)
}

/** Computes the plot of a converter's input and output. */
function plotAdc(values: AdcPwmValues): AdcPlot {
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
