import type { ReactNode } from 'react'
import type { EditorView } from '../simulator-view.ts'
import { pressMemory } from './circuit-state.ts'
import type { PneumaticsOutcome } from './pneumatics-model.ts'
import type { PneumaticsParameters } from './pneumatics-parameters.ts'
import { pneumaticsTexts as texts } from './pneumatics-texts.ts'

const withTwo: ReadonlySet<string> = new Set(['o', 'y', 'biestable'])

/** A toggle button for each hand-operated valve. They need scripts. */
export function PneumaticsEditor({
  values,
  outcome,
  change,
  fixed,
}: EditorView<PneumaticsParameters, PneumaticsOutcome>): ReactNode {
  const { circuito, memoria } = values
  const all = withTwo.has(circuito) ? (['s1', 's2'] as const) : (['s1'] as const)
  const names = all.filter((name) => !fixed.includes(circuito === 'biestable' ? 'memoria' : name))
  if (names.length === 0) return null
  return (
    <fieldset className="air-hands needs-script">
      <legend>{texts.hand}</legend>
      {names.map((name) => {
        const isOn = outcome.state[name]
        const press = (): void =>
          change?.(
            circuito === 'biestable' ? { memoria: pressMemory(memoria, name, !isOn) } : { [name]: !isOn },
          )
        const label = name.toUpperCase()
        return (
          <button key={name} type="button" className="button" onClick={press}>
            {isOn ? texts.release(label) : texts.press(label)}
          </button>
        )
      })}
    </fieldset>
  )
}
