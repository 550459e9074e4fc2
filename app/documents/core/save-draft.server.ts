import type { Database } from '../../platform/db/tables.ts'
import type { FieldErrors } from '../../ui/forms/parse-form.ts'
import { checkFilled } from './check-filled.ts'
import { type Author, findDocumentOfForm, saveVersion } from './document-history.server.ts'
import { saveOverview } from './document-overview.server.ts'
import { lockKind, timestampAfter } from './document-rows.server.ts'
import { namesOf, putDraft, toRow } from './draft-rows.server.ts'
import type { FieldTexts } from './field.ts'
import { type Conflict, type DocumentState, findConflict, findState } from './latest-state.server.ts'
import type { DocumentKind } from './serve-document.server.ts'

export type DraftRequest = {
  /** undefined for a new document. */
  id: string | undefined
  /** The id for a new document; generated if absent. */
  newId?: string | undefined
  /** The texts as a form sends them; any may be empty. */
  fields: FieldTexts
  /**
   * The `updatedAt` of the document as the user opened it. If it has changed since, the outcome is a
   * conflict.
   */
  openedAt: string | undefined
  /** The publication time; null unschedules; undefined keeps a future time and clears a past one. */
  publishAt?: string | null | undefined
  /** The creation time of an unpublished document that comes from another site. */
  documentCreatedAt?: string | null
  author: Author
  now: string
}

export type DraftOutcome =
  | { status: 'drafted'; id: string; updatedAt: string }
  | { status: 'invalid'; errors: FieldErrors }
  | Conflict
  | { status: 'not-found' }

/** Saves a draft without publishing it, in one transaction, together with the previous version. */
export async function saveDraft(
  db: Database,
  kind: DocumentKind,
  request: DraftRequest,
): Promise<DraftOutcome> {
  return db.transaction().execute((transaction) => writeStoredDraft(transaction, kind, request))
}

/** {@link saveDraft} inside an open transaction. */
export async function writeStoredDraft(
  db: Database,
  kind: DocumentKind,
  request: DraftRequest,
): Promise<DraftOutcome> {
  await lockKind(db, kind)
  const { author, fields } = request
  const errors = checkFilled(kind, fields)
  if (Object.keys(errors).length > 0) return { status: 'invalid', errors }
  // If the response to an earlier try was lost, the form is sent again; its document is found by form id.
  const own =
    request.id === undefined && author.formId ? await findDocumentOfForm(db, kind, author.formId) : undefined
  const id = request.id ?? own?.id
  if (id === undefined) return write(db, kind, undefined, request)
  const state = await findState(db, kind, id)
  if (!state && kind.builtIn?.(id)) return write(db, kind, undefined, { ...request, newId: id })
  if (!state) return { status: 'not-found' }
  return (await findConflict(db, kind, state, request)) ?? write(db, kind, state, request)
}

async function write(
  db: Database,
  kind: DocumentKind,
  state: DocumentState | undefined,
  { newId, fields: given, author, now, publishAt, documentCreatedAt }: DraftRequest,
): Promise<DraftOutcome> {
  const { published, draft, latest } = state ?? {}
  const own = Object.keys(kind.fields).flatMap((name) =>
    given[name] === undefined ? [] : [[name, given[name]]],
  )
  const fields: FieldTexts = Object.fromEntries(own)
  const kept = draft?.publishAt && draft.publishAt > now ? draft.publishAt : null
  const updatedAt = latest ? timestampAfter(latest.updatedAt, now) : now
  const written = {
    tipo: kind.tipo,
    id: state?.id ?? newId ?? crypto.randomUUID(),
    ...namesOf(kind, fields),
    fields,
    baseUpdatedAt: published?.updatedAt ?? null,
    documentCreatedAt: draft?.documentCreatedAt ?? (state ? null : (documentCreatedAt ?? null)),
    publishAt: publishAt === undefined ? kept : publishAt,
    problem: null,
    createdAt: draft?.createdAt ?? now,
    updatedAt,
    savedBy: author.accountId,
    formId: author.formId ?? null,
    previewDigest: draft?.previewDigest ?? null,
    previewEndsAt: draft?.previewEndsAt ?? null,
  }
  await putDraft(db, written)
  await saveOverview(db, kind, written.id)
  if (published) await saveVersion(db, kind, published, { accountId: null })
  await saveVersion(db, kind, toRow(written), { ...author, isDraft: true })
  return { status: 'drafted', id: written.id, updatedAt }
}
