import type { Database } from '../../platform/db/tables.ts'
import type { RestoreOutcome } from './document-bin.server.ts'
import { keepChange } from './document-door.server.ts'
import { type Author, findVersion } from './document-history.server.ts'
import { saveLinks } from './document-links.server.ts'
import { saveOverview } from './document-overview.server.ts'
import { findLostReference } from './document-references.server.ts'
import {
  type DocumentRow,
  findOther,
  lockKind,
  putStateBack,
  timestampAfter,
  toFields,
} from './document-rows.server.ts'
import { findState } from './latest-state.server.ts'
import { writeStoredDraft } from './save-draft.server.ts'
import type { DocumentKind } from './serve-document.server.ts'

/** `updatedAt`: when the document's current version was saved. */
type RestoredVersion =
  | Exclude<RestoreOutcome, { status: 'restored' }>
  | { status: 'restored'; id: string; updatedAt: string }

type Request = { documentId: string; versionId: string; openedAt: string; author: Author; now: string }

/**
 * Restores an earlier version of a document as a new version; the current one stays in the history. A draft
 * version, or any version of an unpublished document, is restored as a draft.
 */
export async function restoreVersion(
  db: Database,
  kind: DocumentKind,
  request: Request,
): Promise<RestoredVersion> {
  return db.transaction().execute(async (transaction) => {
    await lockKind(transaction, kind)
    const version = await findVersion(transaction, kind, request)
    const state = await findState(transaction, kind, request.documentId)
    if (!version || !state) return { status: 'not-found' }
    if (state.latest.updatedAt !== request.openedAt) return { status: 'conflict' }
    const { published: before, latest } = state
    if (version.isDraft || !before) {
      const fields = toFields(kind, version.row)
      const { openedAt, author, now } = request
      const outcome = await writeStoredDraft(transaction, kind, {
        id: state.id,
        fields,
        openedAt,
        author,
        now,
      })
      return outcome.status === 'drafted' ? { ...outcome, status: 'restored' } : { status: 'taken' }
    }
    const now = timestampAfter(latest.updatedAt, request.now)
    return overwrite(transaction, kind, { before, version: version.row, author: request.author, now })
  })
}

type Overwriting = { before: DocumentRow; version: DocumentRow; author: Author; now: string }

async function overwrite(
  db: Database,
  kind: DocumentKind,
  { before, version, author, now }: Overwriting,
): Promise<RestoredVersion> {
  const after = { ...version, createdAt: before.createdAt ?? null, updatedAt: now }
  if (await findOther(db, kind, after)) return { status: 'taken' }
  const lost = await findLostReference(db, kind, after)
  if (lost) return { status: 'reference-gone', words: lost.kind.words }
  await putStateBack(db, kind, after)
  await saveLinks(db, kind, after)
  await saveOverview(db, kind, after.id)
  await keepChange(db, kind, { before, after, author })
  return { status: 'restored', id: after.id, updatedAt: now }
}
