import type { Database } from '../db/tables.ts'
import type { FieldErrors } from '../ui/parse-form.ts'
import { type Author, findAuthor, findDocumentOfForm, keepVersion } from './document-history.server.ts'
import { type DocumentRow, findRow, laterThan, lockKind } from './document-rows.server.ts'
import type { DocumentKind } from './serve-document.server.ts'
import { keepOldSlug } from './slug-redirects.server.ts'
import { insertDraft, type PreparedDraft, updateDraft } from './write-draft.server.ts'

export type SaveRequest = {
  /** undefined: a new document. */
  id: string | undefined
  /** The id for a new document whose id does not come from its slug; left out: one that nobody has. */
  newId?: string | undefined
  write: PreparedDraft & { ok: true }
  /** The updatedAt of the document as the person saw it: another one since then is a conflict. */
  openedAt: string | undefined
  /** The person accepted to replace the document `id`: what is left empty keeps its value. */
  replaces?: boolean | undefined
  author: Author
  now: string
}

export type SaveOutcome =
  | { status: 'saved'; id: string }
  /** A new document whose slug or name is taken. */
  | { status: 'exists'; id: string; updatedAt: string }
  /** A change of slug or name that collides. */
  | { status: 'taken'; field: string }
  /** A field refers to a document that is not there. */
  | { status: 'invalid'; errors: FieldErrors }
  | { status: 'conflict'; row: DocumentRow; savedBy: string | null }
  | { status: 'not-found' }

/** The one way by which a document is written, whoever shows the button: a transaction that keeps the state before. */
export async function saveDocument(
  db: Database,
  kind: DocumentKind,
  request: SaveRequest,
): Promise<SaveOutcome> {
  return db.transaction().execute((transaction) => writeDocument(transaction, kind, request))
}

/** {@link saveDocument} inside a transaction that is open already. */
export async function writeDocument(
  db: Database,
  kind: DocumentKind,
  request: SaveRequest,
): Promise<SaveOutcome> {
  await lockKind(db, kind)
  const { id, author } = request
  if (id !== undefined) return changeDocument(db, kind, { ...request, id })
  // The answer to an earlier try got lost on its way: whatever its slug is by now, the document is this form's own.
  const own = author.formId ? await findDocumentOfForm(db, kind, author.formId) : undefined
  if (own) return changeDocument(db, kind, { ...request, id: own.id, replaces: !own.isMade })
  return createDocument(db, kind, request)
}

async function createDocument(db: Database, kind: DocumentKind, request: SaveRequest): Promise<SaveOutcome> {
  const { write, now, newId: id, author } = request
  const result = await insertDraft(db, kind, write.draft, { now, id })
  if (result.status === 'invalid') return result
  if (result.status === 'taken') {
    const row = await findRow(db, kind, result.id)
    return row ? { status: 'exists', id: row.id, updatedAt: row.updatedAt } : { status: 'not-found' }
  }
  await keepVersion(db, kind, result.row, author)
  return { status: 'saved', id: result.row.id }
}

async function changeDocument(
  db: Database,
  kind: DocumentKind,
  request: SaveRequest & { id: string },
): Promise<SaveOutcome> {
  const row = await findRow(db, kind, request.id)
  if (!row) return { status: 'not-found' }
  const seen = row.updatedAt === request.openedAt || (await isOwn(db, kind, row, request))
  if (seen) return overwrite(db, kind, row, request)
  const author = await findAuthor(db, kind, row)
  return { status: 'conflict', row, savedBy: author?.accountId ?? null }
}

async function isOwn(
  db: Database,
  kind: DocumentKind,
  row: DocumentRow,
  { author }: SaveRequest,
): Promise<boolean> {
  if (!author.formId) return false
  return (await findAuthor(db, kind, row))?.formId === author.formId
}

async function overwrite(
  db: Database,
  kind: DocumentKind,
  before: DocumentRow,
  { write, replaces, author, now }: SaveRequest,
): Promise<SaveOutcome> {
  const draft = replaces ? write.replacement : write.draft
  const result = await updateDraft(db, kind, draft, { before, now: laterThan(before.updatedAt, now) })
  if (result.status === 'taken') return { status: 'taken', field: result.field }
  if (result.status === 'invalid') return result
  await keepChange(db, kind, { before, after: result.row, author })
  return { status: 'saved', id: before.id }
}

/** Keeps both states of a document that was just changed, and the slug that it left. */
export async function keepChange(
  db: Database,
  kind: DocumentKind,
  { before, after, author }: { before: DocumentRow; after: DocumentRow; author: Author },
): Promise<void> {
  // A document from before there was a history, such as one that came with the site: nobody knows who wrote it.
  await keepVersion(db, kind, before, { accountId: null })
  await keepVersion(db, kind, after, author)
  const [oldSlug, newSlug] = [before.slug, after.slug]
  if (typeof oldSlug === 'string' && typeof newSlug === 'string' && oldSlug !== newSlug) {
    await keepOldSlug(db, kind.tipo, { documentId: after.id, oldSlug, newSlug })
  }
}
