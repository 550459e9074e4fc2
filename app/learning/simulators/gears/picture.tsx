import { memo, type ReactNode, useMemo, useRef, useState } from 'react'
import { round } from '../bench/marks.tsx'
import { defineView, type View } from '../simulator-view.ts'
import { simulator } from './definition.ts'
import type { GearOutcome } from './gears-model.ts'
import type { gearParameters } from './gears-parameters.ts'
import {
  angleAt,
  type HeldTrain,
  layOutTrain,
  type PlacedBelt,
  type PlacedTrain,
  slowTrain,
} from './lay-out-train.ts'
import { TrainLabels } from './train-labels.tsx'
import { TurnedWheel } from './turned-wheel.tsx'
import { WheelSizes } from './wheel-sizes.tsx'

export type GearsView = View<typeof gearParameters, GearOutcome>

export const view = defineView({ simulator, Picture: GearsPicture })

/** A train whose wheels are turned by the rim and resized by their dimensions. Only angles change per frame. */
function GearsPicture(props: GearsView): ReactNode {
  const { outcome, stage, time, change } = props
  const { steps, axles, sentence } = outcome
  const [held, hold] = useState<HeldTrain>()
  const [turned, countTurns] = useHandTurns()
  const times = useMemo(() => slowTrain(axles), [axles])
  const train = useMemo(
    () => layOutTrain(steps, stage, { held, isSlowed: times > 1 }),
    [steps, stage, held, times],
  )
  const angles = axles.map((axle) => angleAt(axle, times, time))
  return (
    <svg
      role={change ? 'group' : 'img'}
      aria-label={sentence}
      viewBox={`0 0 ${round(stage.width)} ${round(stage.height)}`}
    >
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position alone
        <g key={at}>
          {train.wheels
            .filter((wheel) => wheel.step === at)
            .map((wheel) => (
              <TurnedWheel
                key={wheel.axle}
                wheel={wheel}
                y={train.y}
                angle={angles[wheel.axle] ?? 0}
                axle={axles[wheel.axle]}
                times={times}
                rem={stage.rem}
                turn={props.turn}
                count={countTurns}
                driverSpeed={axles[0]?.speed ?? 1}
              />
            ))}
          {train.belts
            .filter((belt) => belt.step === at)
            .map((belt) => (
              <Belt key={step.union} belt={belt} angle={angles[belt.axle] ?? 0} />
            ))}
        </g>
      ))}
      <Still view={props} train={train} times={times} turned={turned} hold={hold} />
    </svg>
  )
}

/** Turns of the first axle by hand while a wheel is held; undefined otherwise. */
function useHandTurns(): [turned: number | undefined, count: (degrees: number | undefined) => void] {
  const [turned, setTurned] = useState<number>()
  const total = useRef(0)
  const count = (degrees: number | undefined): void => {
    total.current = degrees === undefined ? 0 : total.current + degrees / 360
    setTurned(degrees === undefined ? undefined : total.current)
  }
  return [turned, count]
}

/**
 * A dashed belt whose dashes move with the rim of its driving wheel.
 * The offset stays within one turn, because the turn is a whole number of dashes.
 */
function Belt({ belt, angle }: { belt: PlacedBelt; angle: number }): ReactNode {
  const turn = 2 * Math.PI * belt.radius
  const dashes = Math.max(2, Math.round(turn / 16))
  const dash = turn / dashes
  const length = belt.isChain ? dash * 0.6 : dash * 0.2
  return (
    <g className="gears-still">
      <path className="gears-belt" d={belt.path} />
      <path
        className={belt.isChain ? 'gears-links' : 'gears-dashes'}
        d={belt.path}
        strokeDasharray={`${length.toFixed(3)} ${(dash - length).toFixed(3)}`}
        strokeDashoffset={((-angle / 360) * turn).toFixed(2)}
      />
    </g>
  )
}

type StillProps = {
  view: GearsView
  train: PlacedTrain
  times: number
  turned: number | undefined
  hold: (held: HeldTrain | undefined) => void
}

/** What does not move with time: read-outs, and the sizes with their handles. */
const Still = memo(
  function Still({ view, train, times, turned, hold }: StillProps): ReactNode {
    return (
      <>
        <TrainLabels view={view} train={train} times={times} turned={turned} />
        <WheelSizes view={view} train={train} hold={hold} />
      </>
    )
  },
  (one, other) =>
    one.train === other.train &&
    one.turned === other.turned &&
    one.view.outcome === other.view.outcome &&
    one.view.change === other.view.change,
)
