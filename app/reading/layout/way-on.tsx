import type { ReactNode } from 'react'
import { personalLinks } from './site-links.ts'

const links = personalLinks.map(({ to, text }) => `<a href="${to}">${text}</a>`).join('')

/**
 * The ways to what is one's own. Where this device has a log of attempts, the boot script writes into them where to go on (docs/product.md 3.15): in
 * general, or with a topic. Whatever it writes takes the same room.
 */
export function WayOn({ topic = '' }: { topic?: string }): ReactNode {
  return (
    <p
      key={topic}
      className="way-on"
      data-way-on={topic}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; the boot script may have written into it before React comes
      dangerouslySetInnerHTML={{ __html: links }}
      suppressHydrationWarning
    />
  )
}
