import type { ReactNode } from 'react'
import type { Situation, Values } from '../simulator.ts'
import { simulatorTexts as texts } from '../simulator-texts.ts'

type SituationsProps = {
  situations: readonly Situation[]
  values: Values
  first: Values
  pick: (values: Values) => void
}

/** «Montajes de verdad»: states of real objects, one touch away. */
export function Situations({ situations, values, first, pick }: SituationsProps): ReactNode {
  if (situations.length === 0) return null
  return (
    <div className="bench-situations needs-script">
      <p className="bench-title">{texts.situations}</p>
      <ul>
        {situations.map(({ title, note, values: own }) => {
          const state = { ...first, ...own } as Values
          return (
            <li key={title}>
              <button type="button" aria-pressed={isSame(state, values)} onClick={() => pick(state)}>
                {title} <span>{note}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function isSame(one: Values, other: Values): boolean {
  return Object.keys(one).every((name) => one[name] === other[name])
}
