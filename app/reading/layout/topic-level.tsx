import type { ReactNode } from 'react'

/**
 * A placeholder in which the boot script shows the reader's level in a topic, if this device has a log of
 * attempts (docs/product.md 3.2).
 */
export function TopicLevel({ topic }: { topic: string }): ReactNode {
  return (
    <span
      key={topic}
      className="topic-level"
      data-level-of={topic}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; may be filled before hydration
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}
