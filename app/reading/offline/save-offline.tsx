import type { ReactNode } from 'react'
import { useSite } from '../../ui/components/site-data.ts'
import { offlineTexts } from './offline-texts.ts'

/**
 * «Guardar sin conexión», in the row of what a reader does with a document. The boot script answers to it (`watchOffline`). Who writes has pages
 * of their own, which no device keeps.
 */
export function SaveOffline(): ReactNode {
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
