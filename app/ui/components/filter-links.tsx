import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PartStyle } from '../styles/part-styles.tsx'

type FilterChoice = { value: string | null; text: string; to: string }

type FilterLinksProps = {
  label: string
  /** The first choice removes the filter. */
  choices: readonly FilterChoice[]
  chosen: string | null
  /** The text of the chosen value for the summary, where it is not among the choices. */
  chosenText?: string | undefined
}

/** The filter of a list, as links. On a phone they fold behind the chosen one. */
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
