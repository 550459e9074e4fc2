import type { ReactNode } from 'react'
import { personalLinks } from './site-links.ts'

const links = personalLinks.map(({ to, text }) => `<a href="${to}">${text}</a>`).join('')

/**
 * Links to the reader's own pages. If this device has a log of attempts, the boot script replaces them with
 * what to do next (docs/product.md 3.15), in general or for a topic. The replacement takes the same space.
 */
export function WayOn({ topic = '' }: { topic?: string }): ReactNode {
  return (
    <p
      key={topic}
      className="way-on"
      data-way-on={topic}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; may be filled before hydration
      dangerouslySetInnerHTML={{ __html: links }}
      suppressHydrationWarning
    />
  )
}
