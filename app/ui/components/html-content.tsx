import type { ReactNode } from 'react'
import { PartStyle } from '../styles/part-styles.tsx'

/** Style sheets that a text may need, with a piece of HTML that reveals each. */
const ownSheets = [
  ['<table', 'tables'],
  ['class="term"', 'terms'],
  ['class="figure-link"', 'document'],
] as const

/**
 * Renders content HTML. `safeHtml` must come from the Markdown renderer on the server, which sanitises it.
 */
export function HtmlContent({ safeHtml }: { safeHtml: string }): ReactNode {
  const sheets = ownSheets.filter(([sign]) => safeHtml.includes(sign))
  return (
    <>
      {sheets.map(([, name]) => (
        <PartStyle key={name} name={name} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the only place for content; sanitised */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: safeHtml }} />
    </>
  )
}
