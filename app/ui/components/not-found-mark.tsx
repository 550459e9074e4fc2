import type { ReactNode } from 'react'
import { GearMark } from './gear.tsx'

/** The large 404 of every page that says that there is nothing at its address. */
export function NotFoundMark(): ReactNode {
  return (
    <p className="message-code" aria-hidden="true">
      4<GearMark />4
    </p>
  )
}
