import { soundRows } from '../db/sound-rows.ts'
import type { Database } from '../db/tables.ts'
import { type Author, keepVersion, keepVersions, readSnapshot } from './document-history.server.ts'
import { dropLinks, keepLinks } from './document-links.server.ts'
import { dropOverviews, keepOverview } from './document-overview.server.ts'
import { findLostReference, findUse, removeUnused } from './document-references.server.ts'
import {
  type DocumentRow,
  findRow,
  laterThan,
  listRows,
  lockKind,
  putRowBack,
  titleOf,
} from './document-rows.server.ts'
import { findDraft, removeDrafts } from './draft-rows.server.ts'
import { nameRow } from './name-row.server.ts'
import type { DocumentKind } from './serve-document.server.ts'
import { binDraft, restoreDraft } from './take-back.server.ts'
import type { Words } from './words.ts'

/** Days that a deleted document can be brought back (docs/product.md 6.7). */
export const binDays = 30

export type BinnedDocument = {
  id: string
  tipo: string
  documentId: string
  title: string
  deletedAt: string
  deletedBy: string | null
}
export type RemoveResult =
  | { status: 'deleted' }
  | { status: 'not-found' }
  /** Others refer to it: so many of a kind, by its words. */
  | { status: 'in-use'; words: Words; count: number }
export type RestoreOutcome =
  | { status: 'restored'; id: string }
  /** Its slug, name or id is another's by now. */
  | { status: 'taken' }
  /** What it refers to is not there; the words are those of its kind. */
  | { status: 'reference-gone'; words: Words }
  | { status: 'conflict' }
  | { status: 'not-found' }

type Change = { author: Author; now: string }

/** Moves a document to the bin. */
export async function deleteDocument(
  db: Database,
  kind: DocumentKind,
  { id, author, now }: Change & { id: string },
): Promise<RemoveResult> {
  return db.transaction().execute((transaction) => binDocument(transaction, kind, { id, author, now }))
}

/** {@link deleteDocument} inside a transaction that is open already. */
async function binDocument(
  db: Database,
  kind: DocumentKind,
  { id, author, now }: Change & { id: string },
): Promise<RemoveResult> {
  await lockKind(db, kind)
  const row = await findRow(db, kind, id)
  if (!row) {
    const draft = await binDraft(db, kind, { id, author, now })
    return { status: draft === 'binned' ? 'deleted' : 'not-found' }
  }
  const use = await findUse(db, kind, id)
  if (use) return { status: 'in-use', words: use.kind.words, count: use.count }
  await removeUnused(db, kind, [id])
  await keepBinned(db, kind, [row], { author, now })
  return { status: 'deleted' }
}

// A statement has room for so many.
const DOCUMENTS_PER_STATEMENT = 500

/** Moves many documents of a kind to the bin inside a transaction, and says how many; those in use stay. */
export async function binDocuments(
  db: Database,
  kind: DocumentKind,
  { ids, author, now }: Change & { ids: readonly string[] },
): Promise<number> {
  await lockKind(db, kind)
  let count = 0
  for (let start = 0; start < ids.length; start += DOCUMENTS_PER_STATEMENT) {
    const some = ids.slice(start, start + DOCUMENTS_PER_STATEMENT)
    const rows = await listRows(db, kind, some)
    const gone = new Set(await removeUnused(db, kind, some))
    const binned = rows.filter(({ id }) => gone.has(id))
    if (binned.length > 0) await keepBinned(db, kind, binned, { author, now })
    count += binned.length
  }
  return count
}

async function keepBinned(
  db: Database,
  kind: DocumentKind,
  rows: readonly DocumentRow[],
  { author, now }: Change,
): Promise<void> {
  await keepVersions(db, kind, rows, { accountId: null })
  const ids = rows.map(({ id }) => id)
  await dropLinks(db, kind, ids)
  // What was written over them stays in their history.
  await removeDrafts(db, kind, ids)
  await dropOverviews(db, kind, rows)
  await db
    .insertInto('deleted_documents')
    .values(
      rows.map((row) => ({
        id: crypto.randomUUID(),
        tipo: kind.tipo,
        documentId: row.id,
        title: titleOf(kind, row),
        deletedAt: now,
        deletedBy: author.accountId,
        snapshot: JSON.stringify(row),
      })),
    )
    .execute()
}

/** What was last deleted of a document: its id in the bin and its title; undefined where the bin has nothing of it. */
export async function findInBin(
  db: Database,
  { tipo }: DocumentKind,
  id: string,
): Promise<Pick<BinnedDocument, 'id' | 'title'> | undefined> {
  return db
    .selectFrom('deleted_documents')
    .select(['id', 'title'])
    .where('tipo', '=', tipo)
    .where('documentId', '=', id)
    .orderBy('deletedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What lies in the bin, the latest first; of these kinds alone where they are named. */
export async function listBin(
  db: Database,
  { tipos, limit = 500 }: { tipos?: readonly string[]; limit?: number } = {},
): Promise<BinnedDocument[]> {
  const rows = await db
    .selectFrom('deleted_documents')
    .select(['id', 'tipo', 'documentId', 'title', 'deletedAt', 'deletedBy'])
    .$if(tipos !== undefined, (query) => query.where('tipo', 'in', tipos ?? []))
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return soundRows(rows)
}

/** Brings a document back from the bin, under its own id. `binId` is its place in the bin. */
export async function restoreDocument(
  db: Database,
  kind: DocumentKind,
  { binId, author, now }: Change & { binId: string },
): Promise<RestoreOutcome> {
  return db.transaction().execute(async (transaction) => {
    await lockKind(transaction, kind)
    const binned = await transaction
      .selectFrom('deleted_documents')
      .select(['snapshot', 'isDraft'])
      .where('id', '=', binId)
      .where('tipo', '=', kind.tipo)
      .executeTakeFirst()
    if (!binned) return { status: 'not-found' }
    const before = readSnapshot(binned.snapshot)
    if (binned.isDraft) {
      const updatedAt = laterThan(before.updatedAt, now)
      if (!(await restoreDraft(transaction, kind, { before, author, updatedAt }))) return { status: 'taken' }
      await transaction.deleteFrom('deleted_documents').where('id', '=', binId).execute()
      return { status: 'restored', id: before.id }
    }
    const named = await nameRow(transaction, kind, before)
    const row = { ...named, updatedAt: laterThan(before.updatedAt, now) }
    const lost = await findLostReference(transaction, kind, row)
    if (lost) return { status: 'reference-gone', words: lost.kind.words }
    if (await findDraft(transaction, kind, row.id)) return { status: 'taken' }
    if (!(await putRowBack(transaction, kind, row))) return { status: 'taken' }
    await keepLinks(transaction, kind, row)
    await keepOverview(transaction, kind, row.id)
    await keepVersion(transaction, kind, row, author)
    await transaction.deleteFrom('deleted_documents').where('id', '=', binId).execute()
    return { status: 'restored', id: row.id }
  })
}
