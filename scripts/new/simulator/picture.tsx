import type { ReactNode } from 'react'
import { formatNumber } from '../../../app/learning/marking/format-number.ts'
import { defineView, type View } from '../../../app/learning/simulators/simulator-view.ts'
import { type parameters, simulator } from './definition.ts'

export const view = defineView({ simulator, Picture: OwnPicture })

/** Pixels of a centimetre. */
const scale = 12

function OwnPicture({ values: { lado }, outcome }: View<typeof parameters>): ReactNode {
  const side = lado * scale
  return (
    <svg role="img" aria-label={outcome.sentence} viewBox="0 0 320 280">
      <rect className="sim-fill" x={(320 - side) / 2} y={250 - side} width={side} height={side} />
      <text className="sim-text square-side" x={160} y={270} textAnchor="middle">
        l = {formatNumber(lado, 3)} cm
      </text>
    </svg>
  )
}
