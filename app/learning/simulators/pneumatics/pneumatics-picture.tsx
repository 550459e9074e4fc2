import type { ReactNode } from 'react'
import type { View } from '../simulator-view.ts'
import { CircuitDrawing } from './circuit-drawing.tsx'
import { Cylinder } from './cylinder.tsx'
import { isSingleActing, type PneumaticsOutcome } from './pneumatics-model.ts'
import type { PneumaticsParameters } from './pneumatics-parameters.ts'
import { useRod } from './use-rod.ts'

/**
 * The circuit in ISO 1219-1 symbols: cylinder at the top, supply at the bottom. Pressurised lines are thick.
 */
export function PneumaticsPicture({
  values,
  outcome,
  time,
}: View<PneumaticsParameters, PneumaticsOutcome>): ReactNode {
  const { circuito, mando, carrera } = values
  const { state, isOut, speed, sentence } = outcome
  const position = useRod({ isOut, stroke: carrera, speed }, time)
  return (
    <svg role="img" aria-label={sentence} viewBox="0 0 360 344">
      <Cylinder isSingle={isSingleActing(circuito)} lines={state.lines} position={position} />
      <CircuitDrawing
        circuito={circuito}
        drive={mando === 'palanca' ? 'palanca' : 'pulsador'}
        state={state}
      />
      <path d="M8 336h28" className="air-tube air-on" />
      <text x={42} y={341} className="sim-text air-text">
        con presión
      </text>
      <path d="M140 336h28" className="air-tube" />
      <text x={174} y={341} className="sim-text air-text">
        sin presión
      </text>
    </svg>
  )
}
