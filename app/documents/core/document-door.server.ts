import type { Database } from '../../platform/db/tables.ts'
import type { FieldErrors } from '../../ui/forms/parse-form.ts'
import { type Author, findDocumentOfForm, saveVersion } from './document-history.server.ts'
import { type DocumentRow, findRow, lockKind, timestampAfter } from './document-rows.server.ts'
import { findDraft } from './draft-rows.server.ts'
import { type Conflict, type DocumentState, findConflict, findState } from './latest-state.server.ts'
import { publishNew, settleDraft } from './publish-new.server.ts'
import type { DocumentKind } from './serve-document.server.ts'
import { saveFreedSlug } from './slug-redirects.server.ts'
import { insertDraft, type PreparedDraft, updateDraft } from './write-draft.server.ts'

export type SaveRequest = {
  /** undefined for a new document. */
  id: string | undefined
  /** The id for a new document of a kind whose ids are not slugs; a new one is generated if absent. */
  newId?: string | undefined
  write: PreparedDraft & { ok: true }
  /**
   * The `updatedAt` of the document as the user opened it. If it has changed since, the outcome is a
   * conflict.
   */
  openedAt: string | undefined
  /** The user confirmed the replacement of document `id`; fields left empty keep their values. */
  replaces?: boolean | undefined
  /** The draft whose content replaces document `id`; it is deleted after the save. */
  draftId?: string | undefined
  author: Author
  now: string
}

export type SaveOutcome =
  | { status: 'saved'; id: string }
  /** The document is new and its slug or name is taken. */
  | { status: 'exists'; id: string; updatedAt: string }
  /** The document is being changed and its new slug or name is taken. */
  | { status: 'taken'; field: string }
  /** A field refers to a document that does not exist. */
  | { status: 'invalid'; errors: FieldErrors }
  | Conflict
  | { status: 'not-found' }

/**
 * Saves and publishes a document in one transaction, together with its previous version. All writes of
 * documents pass through this function or {@link writeDocument}.
 */
export async function saveDocument(
  db: Database,
  kind: DocumentKind,
  request: SaveRequest,
): Promise<SaveOutcome> {
  return db.transaction().execute((transaction) => writeDocument(transaction, kind, request))
}

/** {@link saveDocument} inside an open transaction. */
export async function writeDocument(
  db: Database,
  kind: DocumentKind,
  request: SaveRequest,
): Promise<SaveOutcome> {
  await lockKind(db, kind)
  const { id, author } = request
  if (id !== undefined) return changeDocument(db, kind, { ...request, id })
  // If the response to an earlier try was lost, the form is sent again; its document is found by form id, not
  // by slug.
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
    // The id belongs to an unpublished document, which becomes visible again under it.
    return { status: 'taken', field: result.field }
  }
  await saveVersion(db, kind, result.row, author)
  return { status: 'saved', id: result.row.id }
}

async function changeDocument(
  db: Database,
  kind: DocumentKind,
  request: SaveRequest & { id: string },
): Promise<SaveOutcome> {
  const state = await findState(db, kind, request.id)
  if (!state)
    return kind.builtIn?.(request.id)
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
  const result = await updateDraft(db, kind, draft, { before, now: timestampAfter(latest.updatedAt, now) })
  if (result.status === 'taken') return { status: 'taken', field: result.field }
  if (result.status === 'invalid') return result
  await keepChange(db, kind, { before, after: result.row, author })
  return { status: 'saved', id: before.id }
}

/** Stores both versions of a document that was just changed, and redirects its former slug. */
export async function keepChange(
  db: Database,
  kind: DocumentKind,
  { before, after, author }: { before: DocumentRow; after: DocumentRow; author: Author },
): Promise<void> {
  // A document without history, such as one of the sample course, has no known author.
  await saveVersion(db, kind, before, { accountId: null })
  await saveVersion(db, kind, after, author)
  await saveFreedSlug(db, kind.tipo, { documentId: after.id, before: before.slug, after: after.slug })
}
