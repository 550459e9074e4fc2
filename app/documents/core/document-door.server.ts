import type { Database } from '../../platform/db/tables.ts'
import type { FieldErrors } from '../../ui/forms/parse-form.ts'
import { type Author, findDocumentOfForm, keepVersion } from './document-history.server.ts'
import { type DocumentRow, findRow, laterThan, lockKind } from './document-rows.server.ts'
import { findDraft } from './draft-rows.server.ts'
import { type Conflict, type DocumentState, findConflict, findState } from './latest-state.server.ts'
import { publishNew, settleDraft } from './publish-new.server.ts'
import type { DocumentKind } from './serve-document.server.ts'
import { keepLeftSlug } from './slug-redirects.server.ts'
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
  /** The draft from which `id` is replaced: it ends with that. */
  draftId?: string | undefined
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
  | Conflict
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
    if (row) return { status: 'exists', id: row.id, updatedAt: row.updatedAt }
    // A document that was taken back comes back under its id.
    return { status: 'taken', field: result.field }
  }
  await keepVersion(db, kind, result.row, author)
  return { status: 'saved', id: result.row.id }
}

async function changeDocument(
  db: Database,
  kind: DocumentKind,
  request: SaveRequest & { id: string },
): Promise<SaveOutcome> {
  const state = await findState(db, kind, request.id)
  if (!state)
    return kind.begun?.(request.id)
      ? createDocument(db, kind, { ...request, newId: request.id })
      : { status: 'not-found' }
  const conflict = await findConflict(db, kind, state, request)
  if (conflict) return conflict
  const outcome = await writeState(db, kind, state, request)
  if (outcome.status !== 'saved') return outcome
  const { draftId } = request
  const others = draftId === undefined ? undefined : await findDraft(db, kind, draftId)
  for (const draft of [state.draft, others]) if (draft) await settleDraft(db, kind, draft, outcome.id)
  return outcome
}

async function writeState(
  db: Database,
  kind: DocumentKind,
  { published: before, draft: unpublished, latest }: DocumentState,
  { write, replaces, author, now }: SaveRequest,
): Promise<SaveOutcome> {
  if (!before)
    return unpublished ? publishNew(db, kind, unpublished, { write, author, now }) : { status: 'not-found' }
  const draft = replaces ? write.replacement : write.draft
  const result = await updateDraft(db, kind, draft, { before, now: laterThan(latest.updatedAt, now) })
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
  await keepLeftSlug(db, kind.tipo, { documentId: after.id, before: before.slug, after: after.slug })
}
