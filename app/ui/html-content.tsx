import type { ReactNode } from 'react'

/** Text of people, already made safe by the Markdown renderer on the server; nothing else may be passed. */
export function HtmlContent({ safeHtml }: { safeHtml: string }): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only door for content, which the sanitiser has passed
  return <div className="prose" dangerouslySetInnerHTML={{ __html: safeHtml }} />
}
