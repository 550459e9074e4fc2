import { memo, type ReactNode } from 'react'
import { defineView, type View } from '../simulator-view.ts'
import {
  isLever,
  type LeverOutcome,
  type LeverValues,
  type leverParameters,
  simulator,
  leverTexts as texts,
} from './definition.ts'
import { forceScale, Hoist, LeverArms, LeverBar, roundForce } from './lever-machines.tsx'

export const view = defineView({ simulator, Picture: LeversPicture })

/** The machine with its forces to scale, and below it the two equal works. */
function LeversPicture({ values, outcome, time }: View<typeof leverParameters, LeverOutcome>): ReactNode {
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

const base = 356
const height = 56
const left = 8
const gap = 14
const width = 304 - gap

type WorkBoxesProps = { values: LeverValues; outcome: LeverOutcome }

/** Work of the load and of the hand as two boxes of equal area: force is the height, distance the width. */
function WorkBoxes({ values, outcome }: WorkBoxesProps): ReactNode {
  const { needed, rise, travel } = outcome
  const tall = height / Math.max(values.r, needed)
  const wide = width / (rise + travel)
  const second = left + rise * wide + gap
  return (
    <>
      <Box x={left} width={rise * wide} height={values.r * tall} className="sim-soft" />
      <Box x={second} width={travel * wide} height={needed * tall} className="sim-fill levers-own" />
      <text className="sim-small levers-name" x={left} y={base + 18}>
        {texts.loadWork(values.r, rise)}
      </text>
      <text className="sim-small levers-name" x={left} y={base + 36}>
        {texts.handWork(needed, travel)}
      </text>
    </>
  )
}

type BoxProps = { x: number; width: number; height: number; className: string }

function Box({ x, width, height, className }: BoxProps): ReactNode {
  return (
    <rect
      className={className}
      x={x.toFixed(1)}
      y={(base - height).toFixed(1)}
      width={width.toFixed(1)}
      height={height.toFixed(1)}
    />
  )
}
