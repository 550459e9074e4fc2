import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { uiTexts } from './ui-texts.ts'

/**
 * «Volver» (docs/product.md 2.4). Its link leads to the list; if the previous history entry is a page of this
 * site, a script or the router goes back to that instead.
 */
export function BackLink({ to }: { to: string }): ReactNode {
  return (
    <Link className="back-link" to={to} data-back="">
      <span aria-hidden="true">←</span> {uiTexts.back}
    </Link>
  )
}
