import type { ReactNode } from 'react'
import type { Heading } from '../../platform/markdown/outline.server.ts'
import { PartStyle } from '../../ui/styles/part-styles.tsx'
import { relatedTexts } from './related-texts.ts'

/** Minimum number of headings for a list of contents. */
const least = 3

/**
 * «En esta página»: the headings of a text (docs/product.md 3.13). Folded on a phone, beside the text on wide
 * screens; the boot script marks the current section.
 */
export function PageContents({ headings }: { headings: readonly Heading[] }): ReactNode {
  const listed = headings.filter(({ level }) => level === 2 || level === 3)
  if (listed.length < least) return null
  return (
    <nav className="contents" aria-label={relatedTexts.contents}>
      <PartStyle name="document" />
      <p className="contents-title">{relatedTexts.contents}</p>
      <details>
        <summary>{relatedTexts.contents}</summary>
        <ol>
          {listed.map(({ id, level, text }) => (
            <li key={id} data-level={level === 3 ? '3' : undefined}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
