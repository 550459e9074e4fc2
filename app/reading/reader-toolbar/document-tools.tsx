import type { ReactNode } from 'react'
import { useSite } from '../../ui/components/site-data.ts'
import { PartStyle } from '../../ui/styles/part-styles.tsx'
import { offlineTexts } from '../offline/offline-texts.ts'
import { ListenButton } from '../read-aloud/listen-button.tsx'
import { canBeQr, qrPath, shortAddress } from '../share/share-address.ts'
import { ShareFold } from '../share/share-fold.tsx'
import { readingTexts } from './reading-texts.ts'

/**
 * `worksheet`: the address that puts the document's problems on a worksheet, if it has any.
 * `projectsItself`: whether the page has a «Proyectar» of its own.
 */
type DocumentToolsProps = { path: string; title: string; worksheet?: string; projectsItself?: boolean }

/**
 * The tools of a document (docs/product.md 3.12): a row below its head, and in print the document's address
 * with its QR code. `path` is the document's canonical path. The boot script handles `data-tool` on pages
 * with and without React.
 */
export function DocumentTools({ path, title, worksheet, projectsItself }: DocumentToolsProps): ReactNode {
  const origin = useSite()?.origin
  const address = origin && canBeQr(path) ? origin + path : undefined
  return (
    <>
      <PartStyle name="document" />
      <ul className="document-tools" aria-label={readingTexts.tools}>
        <li>
          <ShareFold address={address} title={title} />
        </li>
        {!projectsItself && <Tool does="project" text={readingTexts.project} />}
        <Tool
          does="board"
          text={
            <>
              <span className="enter-board">{readingTexts.board}</span>
              <span className="leave-board">{readingTexts.leaveBoard}</span>
            </>
          }
        />
        <li className="needs-script">
          <ListenButton />
        </li>
        <Tool does="print" text={readingTexts.print} />
        {worksheet && (
          <li>
            <a className="button button-quiet" href={worksheet} rel="nofollow">
              {readingTexts.worksheet}
            </a>
          </li>
        )}
        <SaveOffline />
      </ul>
      {address && (
        <p className="on-paper">
          {/* Lazy: the browser loads it when it prints. */}
          <img src={qrPath(path)} alt="" width="150" height="150" loading="lazy" />
          {shortAddress(address)}
        </p>
      )}
    </>
  )
}

/** A button that needs scripts. */
function Tool({ does, text }: { does: string; text: ReactNode }): ReactNode {
  return (
    <li className="needs-script">
      <button type="button" className="button button-quiet" data-tool={does}>
        {text}
      </button>
    </li>
  )
}

/**
 * «Guardar sin conexión» among the tools of a document, handled by the boot script (`watchOffline`). Not
 * shown to editors and admins, whose pages are not stored on devices.
 */
function SaveOffline(): ReactNode {
  if (useSite()?.account?.mayWrite) return null
  return (
    <li className="needs-script" data-save>
      <button type="button" className="button button-quiet">
        {offlineTexts.save}
      </button>{' '}
      <span className="note" role="status" />
    </li>
  )
}
