import type { ReactNode } from 'react'
import { Link } from 'react-router'

type SimulatorCardProps = {
  simulator: { tipo: string; title: string; summary: string }
  /** Picture above the title. */
  children?: ReactNode
}

/** A simulator in a list; the whole card is one link. */
export function SimulatorCard({ simulator, children }: SimulatorCardProps): ReactNode {
  const { tipo: kindSlug, title, summary } = simulator
  return (
    <article className="card" data-color="cyan">
      {children}
      <div className="card-body">
        <h3>
          <Link className="card-link" to={`/simuladores/${kindSlug}`}>
            {title}
          </Link>
        </h3>
        <p>{summary}</p>
      </div>
    </article>
  )
}
