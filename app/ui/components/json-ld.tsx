import type { ReactNode } from 'react'

/**
 * Structured data about the page (JSON-LD). Browsers do not execute it, so the Content-Security-Policy need
 * not allow it.
 */
export function JsonLd({ graph }: { graph: readonly object[] }): ReactNode {
  const text = toScriptText({ '@context': 'https://schema.org', '@graph': graph })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}

/**
 * Serialises JSON for a script element: it cannot close the element (HTML 4.12.1.3), and is valid JavaScript
 * of any version.
 */
export function toScriptText(value: object): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
