import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PartStyle } from '../styles/part-styles.tsx'

type FilterChoice = { value: string | null; text: string; to: string }

type FilterLinksProps = {
  label: string
  /** The first of them is the one that narrows nothing. */
  choices: readonly FilterChoice[]
  chosen: string | null
  /** What the summary says is chosen, where no choice says it. */
  chosenText?: string | undefined
}

/** What a list can be narrowed to, as links. On a phone they fold behind the name of the chosen one. */
export function FilterLinks({ label, choices, chosen, chosenText: given }: FilterLinksProps): ReactNode {
  const chosenText = choices.find(({ value }) => value === chosen)?.text ?? given
  return (
    <nav aria-label={label}>
      <PartStyle name="filters" />
      <details className="filter-fold">
        <summary>
          {label}: <strong>{chosenText}</strong>
        </summary>
        <ul className="filter">
          {choices.map(({ value, text, to }) => (
            <li key={value ?? ''}>
              <Link to={to} aria-current={value === chosen ? 'true' : undefined}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
