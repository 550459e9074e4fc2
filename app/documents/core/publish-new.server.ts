import type { Database } from '../../platform/db/tables.ts'
import { type Author, readSnapshot, saveVersion } from './document-history.server.ts'
import { saveOverview } from './document-overview.server.ts'
import { type DocumentRow, findRow, timestampAfter } from './document-rows.server.ts'
import { type DocumentDraft, removeDrafts } from './draft-rows.server.ts'
import type { DocumentKind } from './serve-document.server.ts'
import { saveFreedSlug, saveOldSlug } from './slug-redirects.server.ts'
import { type Draft, insertDraft, type WriteResult } from './write-draft.server.ts'

type Publishing = { write: { draft: Draft }; author: Author; now: string }
type Published =
  | { status: 'saved'; id: string }
  | { status: 'exists'; id: string; updatedAt: string }
  | { status: 'taken'; field: string }
  | Extract<WriteResult, { status: 'invalid' }>

/** Publishes a draft without a published document. An unpublished document comes back under its former id. */
export async function publishNew(
  db: Database,
  kind: DocumentKind,
  draft: DocumentDraft,
  { write, author, now }: Publishing,
): Promise<Published> {
  const updatedAt = timestampAfter(draft.updatedAt, now)
  const { id, documentCreatedAt: createdAt } = draft
  const stamps = createdAt === null ? undefined : { id, createdAt, updatedAt }
  const result = await insertDraft(db, kind, write.draft, { now: updatedAt, id, stamps })
  if (result.status === 'invalid') return result
  if (result.status === 'taken') {
    const row = stamps ? undefined : await findRow(db, kind, result.id)
    return row
      ? { status: 'exists', id: row.id, updatedAt: row.updatedAt }
      : { status: 'taken', field: result.field }
  }
  await saveVersion(db, kind, result.row, author)
  if (stamps) await keepSlugOfBefore(db, kind, result.row)
  return { status: 'saved', id: result.row.id }
}

/** Redirects the address that the document had before it was unpublished to its present one. */
async function keepSlugOfBefore(db: Database, kind: DocumentKind, row: DocumentRow): Promise<void> {
  const before = await db
    .selectFrom('document_versions')
    .select('snapshot')
    .where('tipo', '=', kind.tipo)
    .where('documentId', '=', row.id)
    .where('isDraft', '=', 0)
    .where('savedAt', '<', row.updatedAt)
    .orderBy('savedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const slug = before && readSnapshot(before.snapshot).slug
  await saveFreedSlug(db, kind.tipo, { documentId: row.id, before: slug, after: row.slug })
}

/**
 * Deletes a draft that was published as document `id`, and moves its versions to the history of that
 * document.
 */
export async function settleDraft(
  db: Database,
  kind: DocumentKind,
  draft: DocumentDraft,
  id: string,
): Promise<void> {
  const { tipo: kindSlug } = kind
  await removeDrafts(db, kind, [draft.id])
  await saveOverview(db, kind, draft.id)
  if (draft.id === id) return
  const kept = db
    .selectFrom('document_versions')
    .select('savedAt')
    .where('tipo', '=', kindSlug)
    .where('documentId', '=', id)
  await db
    .updateTable('document_versions')
    .set({ documentId: id })
    .where('tipo', '=', kindSlug)
    .where('documentId', '=', draft.id)
    .where('savedAt', 'not in', kept)
    .execute()
  // A form opened before the publication finds the document by the draft's id.
  await saveOldSlug(db, kindSlug, { documentId: id, oldSlug: draft.id, newSlug: '' })
}
