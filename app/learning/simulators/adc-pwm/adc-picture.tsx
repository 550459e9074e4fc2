import { memo, type ReactNode, useMemo } from 'react'
import { type AdcPlot, plot, plotAdc } from './adc-plot.ts'
import type { AdcPwmValues } from './adc-pwm-parameters.ts'
import { pictureTexts } from './adc-pwm-texts.ts'
import { AdcZoom } from './adc-zoom.tsx'
import { VoltLines } from './volt-lines.tsx'

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
const mostDots = 48

/** The parts that do not change with time. */
const AdcLines = memo(function AdcLines({ values, plotted }: AdcLinesProps): ReactNode {
  const { input, stairs, alias, samples, levels, zero, reference } = plotted
  const isShort = samples.length <= mostDots
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
