import type { ReactNode } from 'react'
import { PartStyle } from '../styles/part-styles.tsx'

/** What a text may hold that has a sheet of its own, by a sign of it in HTML. */
const ownSheets = [
  ['<table', 'tables'],
  ['class="term"', 'terms'],
  ['class="figure-link"', 'document'],
] as const

/** Text of people, already made safe by the Markdown renderer on the server; nothing else may be passed. */
export function HtmlContent({ safeHtml }: { safeHtml: string }): ReactNode {
  const sheets = ownSheets.filter(([sign]) => safeHtml.includes(sign))
  return (
    <>
      {sheets.map(([, name]) => (
        <PartStyle key={name} name={name} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the only door for content, which the sanitiser has passed */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: safeHtml }} />
    </>
  )
}
