import type { ComponentProps, ReactNode } from 'react'
import { PartStyle } from '../styles/part-styles.tsx'
import { GearMark } from './gear.tsx'

/** A page with a single message in the middle of the window. */
export function MessagePage({ children, ...more }: Omit<ComponentProps<'div'>, 'className'>): ReactNode {
  return (
    <div className="page message-page" {...more}>
      <PartStyle name="states" />
      {children}
    </div>
  )
}

/** The large 404 of pages that do not exist. */
export function NotFoundMark(): ReactNode {
  return (
    <p className="message-code" aria-hidden="true">
      4<GearMark />4
    </p>
  )
}
