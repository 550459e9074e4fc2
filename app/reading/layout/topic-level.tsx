import type { ReactNode } from 'react'

/** Where the boot script writes how far the reader has come with a topic, if this device has a log of attempts (docs/product.md 3.2). */
export function TopicLevel({ topic }: { topic: string }): ReactNode {
  return (
    <span
      key={topic}
      className="topic-level"
      data-level-of={topic}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; the boot script may have written into it before React comes
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}
