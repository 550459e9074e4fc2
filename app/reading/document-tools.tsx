import type { ReactNode } from 'react'
import { readingTexts } from './reading-texts.ts'

/**
 * What a reader does with a document (docs/product.md 3.12): a row below its head. The boot script answers to `data-tool`, on
 * pages with and without framework alike.
 */
export function DocumentTools(): ReactNode {
  return (
    <ul className="document-tools" aria-label={readingTexts.tools}>
      <li className="needs-script">
        <button type="button" className="button button-quiet" data-tool="print">
          {readingTexts.print}
        </button>
      </li>
    </ul>
  )
}
