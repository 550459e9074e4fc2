import { restoreVersion } from '../../documents/core/restore-version.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { loadHistory } from './history.server.ts'
import { restoredMessage, restoreFailureMessage } from './restore-messages.ts'

/**
 * The result of restoring a version. `replaced`: when the replaced version was saved, to undo; `openedAt`:
 * when the current one was saved, for an undo before the page is reloaded.
 */
export type RestoreAnswer = { message: string; failed: boolean; replaced: string | null; openedAt: string }

/**
 * Restores an earlier version and reports which fields it changed. Throws a 404 if there is no such document.
 */
export async function restoreWithMessage(
  db: Database,
  kind: DocumentKind,
  asked: Parameters<typeof restoreVersion>[2],
): Promise<RestoreAnswer> {
  const { documentId: id, versionId } = asked
  const history = await loadHistory(db, kind, { id, versionId }).catch((error: unknown) => {
    // The document was deleted meanwhile: reported like any other failure.
    if (error instanceof Error) throw error
    return undefined
  })
  const result = await restoreVersion(db, kind, asked)
  const { openedAt } = asked
  if (result.status !== 'restored') {
    return { message: restoreFailureMessage(result), failed: true, replaced: null, openedAt }
  }
  const message = history ? restoredMessage(history) : ''
  return { message, failed: false, replaced: openedAt, openedAt: result.updatedAt }
}
