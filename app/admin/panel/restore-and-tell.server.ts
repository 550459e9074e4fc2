import { restoreVersion } from '../../documents/core/restore-version.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { loadHistory } from './history.server.ts'
import { tellRestored, whyNotRestored } from './restore-messages.ts'

/**
 * What became of restoring. `replaced`: when the state was saved that it took the place of, which leads back to it; `openedAt`: when the one
 * of now was, for whoever goes back before the page has been read anew.
 */
export type RestoreAnswer = { message: string; failed: boolean; replaced: string | null; openedAt: string }

/** Brings an earlier version back, and says which one and what it changed. Throws 404 where there is no such document. */
export async function restoreAndTell(
  db: Database,
  kind: DocumentKind,
  asked: Parameters<typeof restoreVersion>[2],
): Promise<RestoreAnswer> {
  const { documentId: id, versionId } = asked
  const history = await loadHistory(db, kind, { id, versionId }).catch((error: unknown) => {
    // Deleted meanwhile: why nothing was restored is told as it is for any other cause.
    if (error instanceof Error) throw error
    return undefined
  })
  const result = await restoreVersion(db, kind, asked)
  const { openedAt } = asked
  if (result.status !== 'restored') {
    return { message: whyNotRestored(result), failed: true, replaced: null, openedAt }
  }
  const message = history ? tellRestored(history) : ''
  return { message, failed: false, replaced: openedAt, openedAt: result.updatedAt }
}
