import { sql } from 'kysely'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import { slugify } from '../../platform/markdown/slug.ts'
import { findSlug, newId } from './define-document.ts'
import { type Author, readSnapshot, saveVersion, saveVersions } from './document-history.server.ts'
import { deleteLinks, saveLinks } from './document-links.server.ts'
import { deleteOverviews, saveOverview } from './document-overview.server.ts'
import { findLostReference, findUse, removeUnused } from './document-references.server.ts'
import {
  type DocumentRow,
  findRow,
  listRows,
  lockKind,
  putRowBack,
  timestampAfter,
  titleOf,
} from './document-rows.server.ts'
import { findDraft, removeDrafts } from './draft-rows.server.ts'
import type { DocumentKind } from './serve-document.server.ts'
import { binDraft, restoreDraft } from './unpublish.server.ts'
import type { Words } from './words.ts'

/** Days during which a deleted document can be restored (docs/product.md 6.7). */
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
  /** `count` other documents of the kind called `words` refer to it. */
  | { status: 'in-use'; words: Words; count: number }
export type RestoreOutcome =
  | { status: 'restored'; id: string }
  /** Another document now has its slug, name or id. */
  | { status: 'taken' }
  /** A document that it refers to no longer exists; `words` name the kind of that document. */
  | { status: 'reference-gone'; words: Words }
  | { status: 'conflict' }
  | { status: 'not-found' }

type Change = { author: Author; now: string }

/** Moves a document, or an unpublished draft, to the bin. Returns `in-use` if other documents refer to it. */
export async function deleteDocument(
  db: Database,
  kind: DocumentKind,
  { id, author, now }: Change & { id: string },
): Promise<RemoveResult> {
  return db.transaction().execute((transaction) => binDocument(transaction, kind, { id, author, now }))
}

/** {@link deleteDocument} inside an open transaction. */
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

// Limit for one statement: both databases cap the number of bound parameters.
const DOCUMENTS_PER_STATEMENT = 500

/**
 * Moves documents of a kind to the bin inside an open transaction. Documents in use stay; returns how many
 * moved.
 */
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
  await saveVersions(db, kind, rows, { accountId: null })
  const ids = rows.map(({ id }) => id)
  await deleteLinks(db, kind, ids)
  // The drafts remain in the document's history.
  await removeDrafts(db, kind, ids)
  await deleteOverviews(db, kind, rows)
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

/** Returns the bin id and title of a document's latest deletion, or undefined if the document is not in the bin. */
export async function findInBin(
  db: Database,
  { tipo: kindSlug }: DocumentKind,
  id: string,
): Promise<Pick<BinnedDocument, 'id' | 'title'> | undefined> {
  return db
    .selectFrom('deleted_documents')
    .select(['id', 'title'])
    .where('tipo', '=', kindSlug)
    .where('documentId', '=', id)
    .orderBy('deletedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Lists the bin, newest first, limited to the kinds in `kindSlugs` if given. */
export async function listBin(
  db: Database,
  { tipos: kindSlugs, limit = 500 }: { tipos?: readonly string[]; limit?: number } = {},
): Promise<BinnedDocument[]> {
  const rows = await db
    .selectFrom('deleted_documents')
    .select(['id', 'tipo', 'documentId', 'title', 'deletedAt', 'deletedBy'])
    .$if(kindSlugs !== undefined, (query) => query.where('tipo', 'in', kindSlugs ?? []))
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return dropCorruptRows(rows)
}

/** Restores a document from the bin under its own id. `binId` is the id of its row in `deleted_documents`. */
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
      const updatedAt = timestampAfter(before.updatedAt, now)
      if (!(await restoreDraft(transaction, kind, { before, author, updatedAt }))) return { status: 'taken' }
      await transaction.deleteFrom('deleted_documents').where('id', '=', binId).execute()
      return { status: 'restored', id: before.id }
    }
    const named = await nameRow(transaction, kind, before)
    const row = { ...named, updatedAt: timestampAfter(before.updatedAt, now) }
    const lost = await findLostReference(transaction, kind, row)
    if (lost) return { status: 'reference-gone', words: lost.kind.words }
    if (await findDraft(transaction, kind, row.id)) return { status: 'taken' }
    if (!(await putRowBack(transaction, kind, row))) return { status: 'taken' }
    await saveLinks(transaction, kind, row)
    await saveOverview(transaction, kind, row.id)
    await saveVersion(transaction, kind, row, author)
    await transaction.deleteFrom('deleted_documents').where('id', '=', binId).execute()
    return { status: 'restored', id: row.id }
  })
}

/**
 * Adds a missing slug to a row, such as one stored before its kind had slugs. The slug is derived as in a
 * form, or from the id, with a numeric suffix if it is taken.
 */
async function nameRow(db: Database, kind: DocumentKind, row: DocumentRow): Promise<DocumentRow> {
  const slug = findSlug(kind.fields)
  if (!slug || row[slug.name]) return row
  const base = slugify(String(row[slug.of] ?? '')) || slugify(row.id) || kind.words.one
  const { rows } = await sql<{ slug: string }>`
    select ${sql.ref(slug.name)} as slug from ${sql.table(kind.table)}
    where ${sql.ref(slug.name)} = ${base} or ${sql.ref(slug.name)} like ${`${base}-%`}`.execute(db)
  const taken = new Set([newId, ...rows.map((other) => other.slug)])
  let free = base
  for (let number = 2; taken.has(free); number++) free = `${base}-${number}`
  return { ...row, [slug.name]: free }
}
