import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link to the next part of a long list; it works without scripts. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <p className="more">
      <Link className="button button-quiet" to={to}>
        {children}
      </Link>
    </p>
  )
}
