import type { ReactNode } from 'react'
import { formatNumber } from '../marking/format-number.ts'
import type { Outcome, Output } from './simulator.ts'
import { withUnit } from './simulator-state.ts'
import { simulatorTexts } from './simulator-texts.ts'

/** The outputs of the state, as a definition list. */
export function Readings({ outputs }: Pick<Outcome, 'outputs'>): ReactNode {
  return (
    // `group` and not `region`, because a page may contain many simulators and regions are landmarks.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and this has none
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

/** An output as text, with its unit. */
export function showOutput({ value, unit, figures = 4 }: Output): string {
  const shown = typeof value === 'number' ? formatNumber(value, figures) : value
  return withUnit(shown, unit)
}
