import { memo, type ReactNode } from 'react'
import { makeConverter } from './adc-model.ts'
import type { Sample } from './adc-plot.ts'
import type { AdcPwmValues } from './adc-pwm-parameters.ts'
import { pictureTexts } from './adc-pwm-texts.ts'

const middle = 160
/** Width of a step, in units of the picture. */
const width = 64
const line = 214

type AdcZoomProps = { values: AdcPwmValues; sample: Sample }

/** A sample between the neighbouring codes, enlarged so that its error is visible. */
export const AdcZoom = memo(function AdcZoom({ values, sample }: AdcZoomProps): ReactNode {
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
