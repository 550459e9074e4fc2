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

/** The drawing, the functions and, beside them, the table, so that they can be compared. */
export function GatesPicture({ values, outcome, change }: GatesView): ReactNode {
  return (
    <div className="gates-picture">
      <NetworkDrawing
        outcome={outcome}
        isAnsi={values.simbolos === 'ansi'}
        flip={change && ((input) => change({ [input]: !values[input] }))}
      />
      {/* Hidden, because sentence and readings contain the same in a form that is better read aloud. */}
      <div className="gates-equations" aria-hidden="true">
        {outcome.equations.map((equation) => (
          <EquationView key={equation.name} equation={equation} />
        ))}
      </div>
      <TruthTableView table={outcome.table} />
    </div>
  )
}
