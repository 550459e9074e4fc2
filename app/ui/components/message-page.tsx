import type { ComponentProps, ReactNode } from 'react'
import { PartStyle } from '../styles/part-styles.tsx'

/** A page that says one thing in the middle of the window: what is wrong, what has been done, what will be. */
export function MessagePage({ children, ...more }: Omit<ComponentProps<'div'>, 'className'>): ReactNode {
  return (
    <div className="page message-page" {...more}>
      <PartStyle name="states" />
      {children}
    </div>
  )
}
