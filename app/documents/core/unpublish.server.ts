import type { Database } from '../../platform/db/tables.ts'
import { type Author, saveVersion } from './document-history.server.ts'
import { deleteLinks, recheckLinking } from './document-links.server.ts'
import { saveOverview } from './document-overview.server.ts'
import { findUse, removeUnused } from './document-references.server.ts'
import { type DocumentRow, findRow, lockKind, toFields } from './document-rows.server.ts'
import { type DocumentDraft, findDraft, namesOf, putDraft, removeDrafts, toRow } from './draft-rows.server.ts'
import { findChangers } from './fill-overview.server.ts'
import type { DocumentKind } from './serve-document.server.ts'
import type { Words } from './words.ts'

type Change = { id: string; author: Author; now: string }
type TakeBackResult =
  | { status: 'taken-back' }
  | { status: 'not-found' }
  /** `count` other documents of the kind called `words` refer to it. */
  | { status: 'in-use'; words: Words; count: number }

/**
 * Unpublishes a document: it becomes a draft under its id, or its existing draft remains. Returns `in-use` if
 * other documents refer to it.
 */
export async function unpublish(db: Database, kind: DocumentKind, change: Change): Promise<TakeBackResult> {
  return db.transaction().execute(async (transaction) => {
    await lockKind(transaction, kind)
    const row = await findRow(transaction, kind, change.id)
    if (!row) return { status: 'not-found' }
    const use = await findUse(transaction, kind, row.id)
    if (use) return { status: 'in-use', words: use.kind.words, count: use.count }
    const draft = await findDraft(transaction, kind, row.id)
    await removeUnused(transaction, kind, [row.id])
    await deleteLinks(transaction, kind, [row.id])
    await saveVersion(transaction, kind, row, { accountId: null })
    await putDraft(transaction, draftOf(kind, row, draft, change))
    await saveOverview(transaction, kind, row.id)
    await recheckLinking(transaction, kind, [row])
    return { status: 'taken-back' }
  })
}

function draftOf(
  kind: DocumentKind,
  row: DocumentRow,
  draft: DocumentDraft | undefined,
  { author, now }: Change,
): DocumentDraft {
  const known = { documentCreatedAt: row.createdAt, baseUpdatedAt: null, publishAt: null, problem: null }
  if (draft) return { ...draft, ...known }
  const fields = toFields(kind, row)
  return {
    tipo: kind.tipo,
    id: row.id,
    ...namesOf(kind, fields),
    fields,
    ...known,
    // Uses the time of the published version, so that a form opened before does not report a conflict.
    createdAt: now,
    updatedAt: row.updatedAt,
    savedBy: author.accountId,
    formId: null,
    previewDigest: null,
    previewEndsAt: null,
  }
}

type DiscardResult = { status: 'discarded' | 'binned' | 'not-found' }

/**
 * Discards a draft. The draft of a published document stays in the history; any other draft moves to the bin.
 */
export async function discardDraft(db: Database, kind: DocumentKind, change: Change): Promise<DiscardResult> {
  return db.transaction().execute(async (transaction) => {
    await lockKind(transaction, kind)
    return { status: await discard(transaction, kind, change) }
  })
}

async function discard(db: Database, kind: DocumentKind, change: Change): Promise<DiscardResult['status']> {
  if (!(await findRow(db, kind, change.id))) return binDraft(db, kind, change)
  if (!(await findDraft(db, kind, change.id))) return 'not-found'
  await removeDrafts(db, kind, [change.id])
  await saveOverview(db, kind, change.id)
  await findChangers(db, kind, [change])
  return 'discarded'
}

/** Moves a draft without a published document to the bin, inside a transaction that has locked its kind. */
export async function binDraft(
  db: Database,
  kind: DocumentKind,
  { id, author, now }: Change,
): Promise<'binned' | 'not-found'> {
  const draft = await findDraft(db, kind, id)
  if (!draft) return 'not-found'
  await removeDrafts(db, kind, [id])
  await saveOverview(db, kind, id)
  await db
    .insertInto('deleted_documents')
    .values({
      id: crypto.randomUUID(),
      tipo: kind.tipo,
      documentId: id,
      title: draft.title || kind.texts.name,
      deletedAt: now,
      deletedBy: author.accountId,
      snapshot: JSON.stringify({ ...toRow(draft), documentCreatedAt: draft.documentCreatedAt }),
      isDraft: 1,
    })
    .execute()
  return 'binned'
}

/** Restores a draft from the bin. Returns false if another document or draft now has its id. */
export async function restoreDraft(
  db: Database,
  kind: DocumentKind,
  { before, author, updatedAt }: { before: DocumentRow; author: Author; updatedAt: string },
): Promise<boolean> {
  const { id, createdAt, documentCreatedAt } = before
  if ((await findRow(db, kind, id)) ?? (await findDraft(db, kind, id))) return false
  const fields = toFields(kind, before)
  const draft: DocumentDraft = {
    tipo: kind.tipo,
    id,
    ...namesOf(kind, fields),
    fields,
    baseUpdatedAt: null,
    documentCreatedAt: typeof documentCreatedAt === 'string' ? documentCreatedAt : null,
    publishAt: null,
    problem: null,
    createdAt,
    updatedAt,
    savedBy: author.accountId,
    formId: author.formId ?? null,
    previewDigest: null,
    previewEndsAt: null,
  }
  await putDraft(db, draft)
  await saveOverview(db, kind, id)
  await saveVersion(db, kind, toRow(draft), { ...author, isDraft: true })
  return true
}
