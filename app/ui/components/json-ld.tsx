import type { ReactNode } from 'react'

/** Data about the page for machines (JSON-LD). Browsers run none of it, so the policy of the page needs to allow nothing. */
export function JsonLd({ graph }: { graph: readonly object[] }): ReactNode {
  const text = toScriptText({ '@context': 'https://schema.org', '@graph': graph })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}

/** JSON that stays inside its script element, whatever its strings hold (HTML 4.12.1.3), and is JavaScript of any age. */
export function toScriptText(value: object): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
