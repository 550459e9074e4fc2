import type { ReactNode } from 'react'
import type { LeverValues } from './lever-parameters.ts'
import { leverTexts as texts } from './lever-texts.ts'
import type { LeverOutcome } from './levers-model.ts'

const base = 356
const height = 56
const left = 8
const gap = 14
const width = 304 - gap

type WorkBoxesProps = { values: LeverValues; outcome: LeverOutcome }

/** Work of the load and of the hand as two boxes of equal area: force is the height, distance the width. */
export function WorkBoxes({ values, outcome }: WorkBoxesProps): ReactNode {
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
