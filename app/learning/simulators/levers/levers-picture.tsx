import { memo, type ReactNode } from 'react'
import type { View } from '../simulator-view.ts'
import { forceScale, roundForce } from './force-arrow.tsx'
import { Hoist } from './hoist.tsx'
import { LeverArms, LeverBar } from './lever-bar.tsx'
import { isLever, type LeverValues, type leverParameters } from './lever-parameters.ts'
import { leverTexts as texts } from './lever-texts.ts'
import type { LeverOutcome } from './levers-model.ts'
import { WorkBoxes } from './work-boxes.tsx'

/** The machine with its forces to scale, and below it the two equal works. */
export function LeversPicture({
  values,
  outcome,
  time,
}: View<typeof leverParameters, LeverOutcome>): ReactNode {
  const Machine = isLever(values) ? LeverBar : Hoist
  return (
    <svg role="img" aria-label={outcome.sentence} viewBox="0 0 320 398">
      <Machine values={values} outcome={outcome} time={time} />
      <Still values={values} outcome={outcome} />
    </svg>
  )
}

type StillProps = { values: LeverValues; outcome: LeverOutcome }

/** The static parts. */
const Still = memo(function Still({ values, outcome }: StillProps): ReactNode {
  const forces = [values.r, values.f]
  const shown = roundForce(forces)
  const length = shown * forceScale(forces)
  return (
    <>
      {isLever(values) && <LeverArms values={values} />}
      <path className="sim-line" d={`M10 277v6M10 280h${length.toFixed(1)}m0 -3v6`} />
      <text className="sim-small levers-name" x={16 + length} y={284.5}>
        {texts.scale(shown)}
      </text>
      <text className="sim-text levers-state" x={312} y={285} textAnchor="end">
        {texts.movement(outcome.movement)}
      </text>
      <WorkBoxes values={values} outcome={outcome} />
    </>
  )
})
