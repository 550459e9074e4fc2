import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { toAddress } from '../ui/list-part.ts'
import { problemsTexts } from './problems-texts.ts'

type ProblemFilterProps = { categories: readonly string[]; chosen: string | null }

/** The address of the problems of one category, or of all. */
export function filterAddress(category: string | null): string {
  return toAddress('/problemas', { categoria: category })
}

/** «Todos» and every category, as links. On a phone they fold behind the name of the chosen one. */
export function ProblemFilter({ categories, chosen }: ProblemFilterProps): ReactNode {
  return (
    <nav aria-label={problemsTexts.filter}>
      <details className="filter-fold">
        <summary>
          {problemsTexts.filter}: <strong>{chosen ?? problemsTexts.all}</strong>
        </summary>
        <ul className="filter">
          {[null, ...categories].map((name) => (
            <li key={name ?? ''}>
              <Link to={filterAddress(name)} aria-current={name === chosen ? 'true' : undefined}>
                {name ?? problemsTexts.all}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
