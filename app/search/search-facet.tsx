import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Asked, addressOf } from './read-question.ts'
import type { Facet } from './search-answer.ts'
import { searchTexts } from './search-texts.ts'

/** What results can be narrowed to, as links; nothing where there is but one choice. */
export function SearchFacet({ facet, asked }: { facet: Facet; asked: Asked }): ReactNode {
  const isKind = facet.group === 'kind'
  const chosen = isKind ? asked.kind : asked.block
  if (facet.choices.length < 2 && chosen === null) return null
  const label = isKind ? searchTexts.kind : searchTexts.block
  const change = (value: string | null): Partial<Asked> => (isKind ? { kind: value } : { block: value })
  const chosenText = facet.choices.find(({ value }) => value === chosen)?.text ?? chosen
  return (
    <nav aria-label={label}>
      <details className="filter-fold" open={isKind}>
        <summary>
          {label}: <strong>{chosenText ?? searchTexts.all}</strong>
        </summary>
        <ul className="filter">
          <li>
            <Link to={addressOf(asked, change(null))} aria-current={chosen === null ? 'true' : undefined}>
              {searchTexts.all}
            </Link>
          </li>
          {facet.choices.map(({ value, text, count }) => (
            <li key={value}>
              <Link to={addressOf(asked, change(value))} aria-current={chosen === value ? 'true' : undefined}>
                {text} ({count})
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
