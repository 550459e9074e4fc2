import type { ReactNode } from 'react'
import { useSite } from '../../ui/components/site-data.ts'
import { offlineTexts } from './offline-texts.ts'

/**
 * «Guardar sin conexión» among the tools of a document, handled by the boot script (`watchOffline`). Not
 * shown to editors and admins, whose pages are not stored on devices.
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
