import type { ReactNode } from 'react'
import { withIndex } from './gear-parameters.ts'
import { gearTexts } from './gear-texts.ts'
import type { Axle, GearOutcome } from './gears-model.ts'
import { type PlacedTrain, picture, spread } from './lay-out-train.ts'
import type { Step } from './train.ts'

const row = 212

/** Number and direction of each axle, and the sizes of its wheels. */
export function TrainLabels({ outcome, train }: { outcome: GearOutcome; train: PlacedTrain }): ReactNode {
  const places = spread(train.axles, 36)
  return outcome.axles.map((axle, at) => {
    const place = places[at] ?? 0
    const x = train.axles[at] ?? 0
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: an axle is identified by its position alone
      <g key={at}>
        <path
          className="sim-thin gears-axis"
          d={`M${x.toFixed(1)} ${picture.middle}L${place.toFixed(1)} ${row - 9}`}
          strokeDasharray="7 2 1 2"
        />
        <circle className="sim-full" cx={x} cy={picture.middle} r={2.5} />
        <AxleNumber number={at + 1} axle={axle} x={place} />
        <text className="sim-small gears-number" x={8} y={264 + 18 * at}>
          {gearTexts.wheels(at + 1, wheelsOn(outcome.steps, at))}
        </text>
        <text className="sim-small gears-number" x={picture.width - 8} y={264 + 18 * at} textAnchor="end">
          {gearTexts.speed(axle.speed)}
        </text>
      </g>
    )
  })
}

type AxleNumberProps = { number: number; axle: Axle; x: number }

function AxleNumber({ number, axle, x }: AxleNumberProps): ReactNode {
  const flip = axle.sense === 1 ? 1 : -1
  return (
    <g transform={`translate(${x.toFixed(1)} ${row})`}>
      <circle className="sim-fill gears-wheel" r={9} />
      <text className="sim-small gears-number" y={4.6} textAnchor="middle">
        {number}
      </text>
      {/* Clockwise from the lower left over the top; mirrored for the other direction. */}
      <g transform={`scale(${flip} 1)`}>
        <path className="sim-mark" fill="none" d="M-10.8 7.6A13.2 13.2 0 1 1 12.7 3.6" />
        <path className="sim-full" d="M10.4 10.6L8.6 2.4L16.6 4.6Z" />
      </g>
    </g>
  )
}

/** Sizes of the wheels on an axle: «z₂ = 45», «d₃ = 40 mm». */
function wheelsOn(steps: readonly Step[], axle: number): string[] {
  const [before, after] = [steps[axle - 1], steps[axle]]
  return [
    ...(before ? [nameSize(before, before.driven, 2 * axle)] : []),
    ...(after && !after.isShared ? [nameSize(after, after.driver, 2 * axle + 1)] : []),
  ]
}

function nameSize({ hasTeeth }: Step, size: number, index: number): string {
  return hasTeeth ? `${withIndex('z', index)} = ${size}` : `${withIndex('d', index)} = ${size} mm`
}
