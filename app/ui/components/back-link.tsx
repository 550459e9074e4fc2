import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { uiTexts } from './ui-texts.ts'

/**
 * «Volver» (docs/product.md 2.4). The list is where the link leads; where a page of ours is behind, the boot script or
 * the router goes back to it instead.
 */
export function BackLink({ to }: { to: string }): ReactNode {
  return (
    <Link className="back-link" to={to} data-back="">
      <span aria-hidden="true">←</span> {uiTexts.back}
    </Link>
  )
}
