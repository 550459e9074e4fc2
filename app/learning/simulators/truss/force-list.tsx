import type { ReactNode } from 'react'
import type { LoadedBar } from './truss-model.ts'
import { barCode, barName } from './truss-parts.ts'
import { signForce, trussTexts as texts } from './truss-texts.ts'

type ForceListProps = { bars: readonly LoadedBar[]; chosen: LoadedBar | undefined }

/** Every bar with its force in words, if the truss is in equilibrium. */
export function ForceList({ bars, chosen }: ForceListProps): ReactNode {
  const known = bars.filter(({ force }) => force !== undefined)
  if (known.length === 0) return null
  return (
    <div className="truss-list">
      <p className="note">{texts.legend}</p>
      <ul aria-label={texts.listLabel}>
        {known.map((bar) => (
          <li key={barCode(bar)} aria-current={bar === chosen || undefined}>
            <b>{barName(bar)}</b> {signForce(bar.force ?? 0)}
          </li>
        ))}
      </ul>
    </div>
  )
}
