import type { ReactNode } from 'react'
import type { NamedCriterion } from './curriculum-columns.server.ts'
import { curriculumTexts } from './curriculum-texts.ts'

/** The criteria of a document, collapsed; renders nothing if it has none. */
export function CriteriaOf({ criteria }: { criteria: readonly NamedCriterion[] }): ReactNode {
  if (criteria.length === 0) return null
  return (
    <details className="reveal">
      <summary>{curriculumTexts.criteriaOf(criteria.length)}</summary>
      <ul>
        {criteria.map(({ id, subject, code, text }) => (
          <li key={id}>
            <strong>
              {subject}, {code}.
            </strong>{' '}
            {text}
          </li>
        ))}
      </ul>
    </details>
  )
}
