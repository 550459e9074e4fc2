import type { ReactNode } from 'react'
import { EquationView } from './equation-view.ts'
import type { GatesOutcome, GatesValues } from './gates-model.ts'
import { NetworkDrawing } from './network-drawing.tsx'
import { TruthTableView } from './truth-table-view.tsx'

export type GatesView = {
  values: GatesValues
  outcome: GatesOutcome
  change?: (change: Partial<GatesValues>) => void
}

/** The drawing, the functions and, beside them, the table: what one has to look at together. */
export function GatesPicture({ values, outcome, change }: GatesView): ReactNode {
  return (
    <div className="gates-picture">
      <NetworkDrawing
        outcome={outcome}
        isAnsi={values.simbolos === 'ansi'}
        flip={change && ((input) => change({ [input]: !values[input] }))}
      />
      {/* The sentence and the readings say the same in one line each, which reads aloud better. */}
      <div className="gates-equations" aria-hidden="true">
        {outcome.equations.map((equation) => (
          <EquationView key={equation.name} equation={equation} />
        ))}
      </div>
      <TruthTableView table={outcome.table} />
    </div>
  )
}
