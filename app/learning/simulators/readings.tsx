import type { ReactNode } from 'react'
import { formatNumber } from '../marking/format-number.ts'
import { withUnit } from './show-value.ts'
import type { Outcome, Output } from './simulator.ts'
import { simulatorTexts } from './simulator-texts.ts'

/** What is read off the state. */
export function Readings({ outputs }: Pick<Outcome, 'outputs'>): ReactNode {
  return (
    // A group, no region: a page may have many.
    // biome-ignore lint/a11y/useSemanticElements: there is nothing to fill in
    <div role="group" className="sim-readings" aria-label={simulatorTexts.readings}>
      <dl>
        {Object.entries(outputs).map(([key, output]) => (
          <div key={key}>
            <dt>{`${output.label}${output.symbol ? ` (${output.symbol})` : ''}`}</dt>
            <dd>{showOutput(output)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A reading as text, with its unit. */
export function showOutput({ value, unit, figures = 4 }: Output): string {
  const shown = typeof value === 'number' ? formatNumber(value, figures) : value
  return withUnit(shown, unit)
}
