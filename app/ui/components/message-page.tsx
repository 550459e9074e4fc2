import type { ComponentProps, ReactNode } from 'react'
import { PartStyle } from '../styles/part-styles.tsx'

/** A page with a single message in the middle of the window. */
export function MessagePage({ children, ...more }: Omit<ComponentProps<'div'>, 'className'>): ReactNode {
  return (
    <div className="page message-page" {...more}>
      <PartStyle name="states" />
      {children}
    </div>
  )
}
