import type { ReactNode } from 'react'
import { GearMark } from './gear.tsx'

/** The large 404 of pages that do not exist. */
export function NotFoundMark(): ReactNode {
  return (
    <p className="message-code" aria-hidden="true">
      4<GearMark />4
    </p>
  )
}
