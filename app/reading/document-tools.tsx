import type { ReactNode } from 'react'
import { ListenButton } from '../read-aloud/listen-button.tsx'
import { canBeQr, qrPath, shortAddress } from '../share/share-address.ts'
import { useSite } from '../ui/site-data.ts'
import { readingTexts } from './reading-texts.ts'

/**
 * What a reader does with a document (docs/product.md 3.12): a row below its head, and on paper the address of the document with its
 * QR code. `path` is the one address that stands for it. The boot script answers to `data-tool`, on pages with and without framework alike.
 */
export function DocumentTools({ path }: { path: string }): ReactNode {
  const origin = useSite()?.origin
  return (
    <>
      <ul className="document-tools" aria-label={readingTexts.tools}>
        <li className="needs-script">
          <ListenButton />
        </li>
        <li className="needs-script">
          <button type="button" className="button button-quiet" data-tool="print">
            {readingTexts.print}
          </button>
        </li>
      </ul>
      {origin && canBeQr(path) && (
        <p className="on-paper">
          {/* The browser fetches it when it prints. */}
          <img src={qrPath(path)} alt="" width="150" height="150" loading="lazy" />
          {shortAddress(origin + path)}
        </p>
      )}
    </>
  )
}
