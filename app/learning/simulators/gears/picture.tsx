import { memo, type ReactNode, useMemo } from 'react'
import { defineView, type View } from '../simulator-view.ts'
import { toothPath } from '../tooth-path.ts'
import { simulator } from './definition.ts'
import { type Axle, type GearOutcome, gearTexts } from './gears-model.ts'
import { type gearParameters, type Step, withIndex } from './gears-parameters.ts'
import {
  angleAt,
  layOutTrain,
  type PlacedBelt,
  type PlacedTrain,
  type PlacedWheel,
  picture,
  slowTrain,
  spread,
} from './lay-out-train.ts'

export const view = defineView({ simulator, Picture: GearsPicture })

/** The rotating wheels of a train. Only angles change per frame. */
function GearsPicture({ outcome, time }: View<typeof gearParameters, GearOutcome>): ReactNode {
  const { steps, axles, sentence } = outcome
  const train = useMemo(() => layOutTrain(steps), [steps])
  const times = useMemo(() => slowTrain(axles), [axles])
  const angles = axles.map((axle) => angleAt(axle, times, time))
  return (
    <svg role="img" aria-label={sentence} viewBox={`0 0 ${picture.width} ${254 + 18 * axles.length}`}>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position alone
        <g key={at}>
          {train.wheels.map(
            (wheel) =>
              wheel.step === at && (
                <TurnedWheel key={wheel.axle} wheel={wheel} angle={angles[wheel.axle] ?? 0} />
              ),
          )}
          {train.belts.map(
            (belt) =>
              belt.step === at && <Belt key={step.union} belt={belt} angle={angles[belt.axle] ?? 0} />,
          )}
        </g>
      ))}
      <Still outcome={outcome} train={train} times={times} />
    </svg>
  )
}

type TurnedWheelProps = { wheel: PlacedWheel; angle: number }

function TurnedWheel({ wheel, angle }: TurnedWheelProps): ReactNode {
  const turned = angle + (wheel.phase * 180) / Math.PI
  return (
    <g transform={`translate(${wheel.x.toFixed(2)} ${picture.middle}) rotate(${turned.toFixed(2)})`}>
      <Wheel wheel={wheel} />
    </g>
  )
}

/** A wheel around the origin, with a mark that makes its rotation visible. */
const Wheel = memo(function Wheel({ wheel }: { wheel: PlacedWheel }): ReactNode {
  const { teeth, module, radius } = wheel
  const inner = Math.max(radius - 1.25 * module, radius * 0.3)
  return (
    <>
      {teeth > 0 ? (
        <path className="sim-soft gears-wheel" d={toothPath({ teeth, module })} />
      ) : (
        <>
          <circle className="sim-soft gears-wheel" r={radius} />
          <circle className="sim-fill gears-wheel" r={radius * 0.8} />
        </>
      )}
      {inner > 12 && <circle className="sim-fill gears-wheel" r={inner * 0.68} />}
      <path className="sim-mark" d={`M0 0H${(inner * 0.85).toFixed(2)}`} />
    </>
  )
})

/**
 * A dashed belt whose dashes move with the rim of its driving wheel.
 * The offset stays within one turn, because the turn is a whole number of dashes.
 */
function Belt({ belt, angle }: { belt: PlacedBelt; angle: number }): ReactNode {
  const turn = 2 * Math.PI * belt.radius
  const dashes = Math.max(2, Math.round(turn / 12))
  const dash = turn / dashes
  const length = belt.isChain ? dash * 0.6 : dash * 0.2
  return (
    <>
      <path className="sim-line gears-belt" d={belt.path} />
      <path
        className={belt.isChain ? 'sim-line gears-links' : 'sim-line gears-dashes'}
        d={belt.path}
        strokeDasharray={`${length.toFixed(3)} ${(dash - length).toFixed(3)}`}
        strokeDashoffset={((-angle / 360) * turn).toFixed(2)}
      />
    </>
  )
}

type StillProps = { outcome: GearOutcome; train: PlacedTrain; times: number }

/** The static parts. */
const Still = memo(function Still({ outcome, train, times }: StillProps): ReactNode {
  return (
    <>
      <TrainLabels outcome={outcome} train={train} />
      <text className="sim-small" x={picture.width / 2} y={241} textAnchor="middle">
        {gearTexts.slower(times)}
      </text>
    </>
  )
})

const row = 212

/** Number and direction of each axle, and the sizes of its wheels. */
function TrainLabels({ outcome, train }: { outcome: GearOutcome; train: PlacedTrain }): ReactNode {
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
