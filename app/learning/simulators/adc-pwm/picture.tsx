import { memo, type ReactNode } from 'react'
import type { Outcome } from '../simulator.ts'
import { defineView, type View } from '../simulator-view.ts'
import { AdcPicture, VoltLines } from './adc-drawing.tsx'
import { dutyOf, effectOf, flickerBelow, jerkBelow, pictureTexts } from './adc-pwm-model.ts'
import type { AdcPwmParameters, AdcPwmValues } from './adc-pwm-parameters.ts'
import { simulator } from './definition.ts'

export const view = defineView({ simulator, Picture: AdcPwmPicture })

/** The picture of the chosen part. */
function AdcPwmPicture({ values, outcome, time }: View<AdcPwmParameters, Outcome>): ReactNode {
  const Part = values.parte === 'pwm' ? PwmPicture : AdcPicture
  return <Part values={values} sentence={outcome.sentence} time={time} />
}

const plot = { left: 44, right: 311, top: 34, bottom: 112 } as const
const periods = 3
const period = (plot.right - plot.left) / periods
/** Seconds per drawn period: slow motion, so that nothing flashes. */
const walk = 4
const motorMiddle = 246

type PwmPictureProps = { values: AdcPwmValues; sentence: string; time: number }

/** Above, three periods of the pulses; below, their effect on a lamp and a motor. */
function PwmPicture({ values, sentence, time }: PwmPictureProps): ReactNode {
  const duty = dutyOf(values)
  const part = (time / walk) % periods
  const x = Math.round((plot.left + period * part) * 10) / 10
  const y = part % 1 < duty ? plot.top : plot.bottom
  // At most one turn per second, which the eye can follow.
  const turned = Math.round((time * duty * 360) % 360)
  return (
    <svg role="img" aria-label={sentence} viewBox="0 0 320 266">
      <Pulses values={values} duty={duty} />
      {time > 0 && <circle className="sim-full" cx={x} cy={y} r="6" />}
      <g transform={`rotate(${turned} ${motorMiddle} 200)`}>
        <path
          className="sim-line"
          d={`M${motorMiddle} 200V176M${motorMiddle} 200L${motorMiddle - 21} 212M${motorMiddle} 200L${motorMiddle + 21} 212`}
        />
      </g>
    </svg>
  )
}

type PulsesProps = { values: AdcPwmValues; duty: number }

/** The parts that do not change with time. */
const Pulses = memo(function Pulses({ values, duty }: PulsesProps): ReactNode {
  const mean = Math.round(plot.bottom - (plot.bottom - plot.top) * duty)
  return (
    <>
      <VoltLines
        lines={[
          { y: plot.top, volts: values.alto },
          { y: plot.bottom, volts: 0 },
        ]}
      />
      <path className="sim-mark" d={pulsePath(duty)} />
      <path className="pwm-mean" d={`M${plot.left} ${mean}H${plot.right}`} />
      <text className="sim-small" x={plot.left} y="18">
        {pictureTexts.mean}
      </text>
      <path className="pwm-mean" d={`M${plot.left + 46} 13H${plot.left + 80}`} />
      <path className="sim-thin" d={`M${plot.left} 122V130H${plot.left + period}V122`} />
      <text className="sim-small" x={plot.left + period / 2} y="146" textAnchor="middle">
        {pictureTexts.period}
      </text>
      <Lamp duty={duty} frequency={values.fpwm} />
      <Motor duty={duty} frequency={values.fpwm} />
    </>
  )
})

/** A square wave; 0 % and 100 % have no edges. */
function pulsePath(duty: number): string {
  if (duty === 0 || duty === 1) return `M${plot.left} ${duty === 0 ? plot.bottom : plot.top}H${plot.right}`
  const on = Math.round(period * duty * 10) / 10
  return `M${plot.left} ${plot.bottom}${Array.from(
    { length: periods },
    (_, at) => `V${plot.top}H${plot.left + period * at + on}V${plot.bottom}H${plot.left + period * (at + 1)}`,
  ).join('')}`
}

type ThingProps = { duty: number; frequency: number }

/** Longer rays mean brighter; dashed rays mean flicker. */
function Lamp({ duty, frequency }: ThingProps): ReactNode {
  const effect = effectOf(duty, frequency, flickerBelow)
  const reach = 28 + Math.round(16 * duty)
  const rays = Array.from({ length: 8 }, (_, at) => {
    const [across, down] = [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)]
    return `M${at1(85 + 24 * across)} ${at1(200 + 24 * down)}L${at1(85 + reach * across)} ${at1(200 + reach * down)}`
  }).join('')
  return (
    <>
      <circle className="sim-full" cx="85" cy="200" r="17" fillOpacity={at1(duty)} />
      <circle className="sim-line" cx="85" cy="200" r="18" />
      <path className="sim-line" d="M73 188L97 212M97 188L73 212" />
      {effect !== 'off' && <path className={effect === 'pulsing' ? 'pwm-flicker' : 'sim-mark'} d={rays} />}
      <Caption x={85} name={pictureTexts.lamp} effect={pictureTexts.effects.lamp[effect]} />
    </>
  )
}

/** A longer arrow around it means faster. */
function Motor({ duty, frequency }: ThingProps): ReactNode {
  const effect = effectOf(duty, frequency, jerkBelow)
  const end = (-90 + 300 * duty) * (Math.PI / 180)
  const [x, y] = [motorMiddle + 38 * Math.cos(end), 200 + 38 * Math.sin(end)]
  return (
    <>
      <circle className="sim-fill" cx={motorMiddle} cy="200" r="28" />
      {effect !== 'off' && (
        <>
          <path
            className={effect === 'pulsing' ? 'pwm-flicker' : 'sim-mark'}
            d={`M${motorMiddle} 162A38 38 0 ${duty > 0.6 ? 1 : 0} 1 ${at1(x)} ${at1(y)}`}
          />
          <circle className="sim-full" cx={at1(x)} cy={at1(y)} r="5" />
        </>
      )}
      <Caption x={motorMiddle} name={pictureTexts.motor} effect={pictureTexts.effects.motor[effect]} />
    </>
  )
}

function Caption({ x, name, effect }: { x: number; name: string; effect: string }): ReactNode {
  return (
    <text className="sim-text" x={x} y="261" textAnchor="middle">
      {name}: {effect}
    </text>
  )
}

function at1(number: number): number {
  return Math.round(number * 10) / 10
}
