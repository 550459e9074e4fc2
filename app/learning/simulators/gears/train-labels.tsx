import type { ReactNode } from 'react'
import { formatNumber } from '../../marking/format-number.ts'
import { Label, round, textSizes } from '../bench/marks.tsx'
import { gearTexts } from './gears-model.ts'
import { withIndex } from './gears-parameters.ts'
import { edgeOf, type PlacedTrain, type PlacedWheel } from './lay-out-train.ts'
import type { GearsView } from './picture.tsx'

type TrainLabelsProps = {
  view: GearsView
  train: PlacedTrain
  times: number
  /** Turns of the first axle by hand, while a wheel is held. */
  turned: number | undefined
}

/** The three read-outs: speeds of the first and last axle below their wheels, and the ratio below all. */
export function TrainLabels({ view, train, times, turned }: TrainLabelsProps): ReactNode {
  const { axles } = view.outcome
  const { stage } = view
  const last = axles.length - 1
  const ratio = (axles[last]?.speed ?? 0) / (axles[0]?.speed ?? 1)
  const textOf = (axle: number): string =>
    turned === undefined
      ? `${withIndex('n', axle + 1)} = ${gearTexts.speed(axles[axle]?.speed ?? 0)}`
      : gearTexts.turns(Math.abs(turned) * ((axles[axle]?.speed ?? 0) / (axles[0]?.speed ?? 1)))
  return (
    <g className="gears-still">
      <Speed view={view} train={train} axle={0} text={textOf(0)} />
      <Speed view={view} train={train} axle={last} text={textOf(last)} />
      <Ratio view={view} train={train} ratio={ratio} />
      {times > 1 && (
        <Label kind="small" rem={stage.rem} anchor="start" x={stage.rem} y={1.3 * stage.rem}>
          {gearTexts.slower(times)}
        </Label>
      )}
    </g>
  )
}

/** The lowest wheel on an axle. */
function largestOn(train: PlacedTrain, axle: number): PlacedWheel | undefined {
  return train.wheels.filter((wheel) => wheel.axle === axle).sort((a, b) => b.radius - a.radius)[0]
}

type SpeedProps = { view: GearsView; train: PlacedTrain; axle: number; text: string }

function Speed({ view: { stage }, train, axle, text }: SpeedProps): ReactNode {
  const wheel = largestOn(train, axle)
  if (!wheel) return null
  const { rem, width } = stage
  const half = (text.length * 0.58 * textSizes.read * rem) / 2
  // A small wheel has its speed beside, away from the other.
  const middle =
    axle === 0
      ? Math.min(wheel.x, wheel.x + wheel.radius - half)
      : Math.max(wheel.x, wheel.x - wheel.radius + half)
  const x = Math.min(
    width - half - 0.3 * rem,
    Math.max(half + 0.3 * rem, 2 * wheel.radius > 2 * half ? wheel.x : middle),
  )
  return (
    <Label
      kind="read"
      rem={rem}
      x={x}
      y={train.y + wheel.radius + wheel.module + 1.4 * rem}
      isDriver={axle === 0}
    >
      {text}
    </Label>
  )
}

type RatioProps = { view: GearsView; train: PlacedTrain; ratio: number }

/** The ratio on a leader from the point of contact. Where its words do not fit, only the number stays. */
function Ratio({ view: { stage }, train, ratio }: RatioProps): ReactNode {
  const { rem, width, height } = stage
  const tallest = Math.max(...train.wheels.map((wheel) => wheel.radius + wheel.module))
  const y = Math.min(height - 0.75 * rem, train.y + tallest + 3.1 * rem)
  const contact = edgeOf(train.wheels, 0)
  const number = `i = ${asFraction(ratio)}`
  const whole = `${number} · ${gearTexts.times(ratio)}`
  const letter = 0.5 * textSizes.read * rem
  const isRight = width - contact >= contact
  const room = Math.max(width - contact, contact) - 0.9 * rem
  const hasWords = whole.length * letter <= room
  const length = (hasWords ? whole : number).length * letter + 0.6 * rem
  const direction = isRight ? 1 : -1
  return (
    <g>
      <circle className="draw-head" cx={round(contact)} cy={round(train.y)} r={round(0.16 * rem)} />
      <path
        className="draw-thin"
        d={`M${round(contact)} ${round(train.y)}V${round(y + 0.45 * rem)}h${round(direction * length)}`}
      />
      <Label
        kind="read"
        rem={rem}
        anchor={isRight ? 'start' : 'end'}
        x={contact + direction * 0.4 * rem}
        y={y}
      >
        {number}
        {hasWords && <tspan className="gears-words">{` · ${gearTexts.times(ratio)}`}</tspan>}
      </Label>
    </g>
  )
}

/** Largest denominator of a ratio that is written as a fraction. */
const maxDenominator = 125

/** «1/3», or a decimal number if it is no simple fraction. */
function asFraction(ratio: number): string {
  for (let below = 1; below <= maxDenominator; below++) {
    const above = ratio * below
    if (Math.abs(above - Math.round(above)) < 1e-6 && Math.round(above) <= maxDenominator)
      return below === 1 ? formatNumber(Math.round(above)) : `${Math.round(above)}/${below}`
  }
  return formatNumber(ratio, 3)
}
