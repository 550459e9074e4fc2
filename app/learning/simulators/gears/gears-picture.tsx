import { memo, type ReactNode, useMemo } from 'react'
import type { View } from '../simulator-view.ts'
import { toothPath } from '../tooth-path.ts'
import type { gearParameters } from './gear-parameters.ts'
import { gearTexts } from './gear-texts.ts'
import type { GearOutcome } from './gears-model.ts'
import { layOutTrain, type PlacedBelt, type PlacedTrain, type PlacedWheel, picture } from './lay-out-train.ts'
import { TrainLabels } from './train-labels.tsx'
import { angleAt, slowTrain } from './turning.ts'

/** The rotating wheels of a train. Only angles change per frame. */
export function GearsPicture({ outcome, time }: View<typeof gearParameters, GearOutcome>): ReactNode {
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
