import type { ReactNode } from 'react'
import { Handle } from '../bench/handle.tsx'
import { DimensionLine, Label, round, textSizes } from '../bench/marks.tsx'
import type { NumberParameter } from '../simulator.ts'
import { gearParameters, type Step, withIndex } from './gears-parameters.ts'
import { edgeOf, gapOf, type HeldTrain, type PlacedTrain, type PlacedWheel, sizeOf } from './lay-out-train.ts'
import type { GearsView } from './picture.tsx'

type WheelSizesProps = {
  view: GearsView
  train: PlacedTrain
  hold: (held: HeldTrain | undefined) => void
}

/** The size of each wheel, as the dimension of its diameter whose outer arrow is the handle. */
export function WheelSizes({ view, train, hold }: WheelSizesProps): ReactNode {
  return train.wheels.map((wheel) => (
    <WheelSize key={wheel.index} view={view} train={train} wheel={wheel} hold={hold} />
  ))
}

type WheelSizeProps = WheelSizesProps & { wheel: PlacedWheel }

function WheelSize({ view, train, wheel, hold }: WheelSizeProps): ReactNode {
  const { rem } = view.stage
  const step = view.outcome.steps[wheel.step]
  if (!step) return null
  const name = `${step.hasTeeth ? 'z' : 'd'}${wheel.index}` as keyof typeof gearParameters
  const size = wheel.drives ? step.driver : step.driven
  // The second wheel of an axle has its dimension below.
  const side = wheel.drives && wheel.axle > 0 ? 1 : -1
  const line = train.y + side * (wheel.radius + wheel.module + 1.35 * rem)
  const [left, right] = [wheel.x - wheel.radius, wheel.x + wheel.radius]
  const text = `${withIndex(step.hasTeeth ? 'z' : 'd', wheel.index)} = ${size}${step.hasTeeth ? '' : ' mm'}`
  const isWide = 2 * wheel.radius > text.length * 0.55 * textSizes.size * rem
  const isFirst = wheel.axle === 0
  const knob = 0.92 * rem
  const set =
    view.change && !view.fixed?.includes(name)
      ? (value: number, gesture?: string) => view.change?.({ [name]: value }, gesture)
      : undefined
  return (
    <g>
      <path
        className="draw-thin gears-extension"
        d={[left, right]
          .map(
            (x) =>
              `M${round(x)} ${round(train.y + side * 0.3 * wheel.radius)}V${round(line + side * 0.4 * rem)}`,
          )
          .join('')}
      />
      <DimensionLine x1={left} y1={line} x2={right} y2={line} rem={rem} />
      <Label rem={rem} x={wheel.x} y={side < 0 ? line - 0.45 * rem : line + 1.3 * rem}>
        {isWide ? text : size}
      </Label>
      <Handle
        label={gearParameters[name].label}
        parameter={gearParameters[name] as NumberParameter}
        value={size}
        set={set}
        stage={view.stage}
        axis="x"
        x={isFirst ? left - knob : right + knob}
        y={line}
        isReversed={isFirst}
        at={({ point }) => sizeAt(point.x + (isFirst ? knob : -knob), { wheel, train, step })}
        hold={(isHeld) =>
          hold(
            isHeld
              ? { scale: train.scale, step: wheel.step, edge: edgeOf(train.wheels, wheel.step) }
              : undefined,
          )
        }
      />
    </g>
  )
}

type Resize = { wheel: PlacedWheel; train: PlacedTrain; step: Step }

/** The size for which the outer edge of a wheel is at `x`. */
function sizeAt(x: number, { wheel, train, step }: Resize): number {
  const edge = edgeOf(train.wheels, wheel.step)
  const millimetres = Math.abs(edge - x) / train.scale
  if (wheel.drives) return sizeOf(step, millimetres)
  // Beyond the edge of the driver comes the gap, which grows with the driven wheel: x = edge + gap + diameter.
  const driver = (step.driver * (step.hasTeeth ? 2 : 1)) / 2
  const gapOfNone = gapOf(step, driver, 0)
  const growth = gapOf(step, driver, 1) - gapOfNone
  return sizeOf(step, (millimetres - gapOfNone) / (1 + growth / 2))
}
