import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** `name`: accessible name, where the text is too short. */
type SwitchChoice = { value: string | null; text: string; name?: string; to: string }

type SwitchLinksProps = {
  label: string
  choices: readonly SwitchChoice[]
  chosen: string | null
  onFollow?: () => void
}

/** A few short exclusive choices, as links styled like a switch. */
export function SwitchLinks({ label, choices, chosen, onFollow }: SwitchLinksProps): ReactNode {
  return (
    <nav className="switch" aria-label={label}>
      <span className="switch-label" aria-hidden="true">
        {label}
      </span>
      <ul>
        {choices.map(({ value, text, name, to }) => (
          <li key={value ?? ''}>
            <Link
              to={to}
              aria-label={name}
              aria-current={value === chosen ? 'true' : undefined}
              {...(onFollow && { onClick: onFollow })}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
