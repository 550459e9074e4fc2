import { data, redirect } from 'react-router'
import { newId, pathOf } from '../../documents/core/define-document.ts'
import { type SaveOutcome, saveDocument } from '../../documents/core/document-door.server.ts'
import { listAccountEmails } from '../../documents/core/document-history.server.ts'
import type { ReferenceChoices } from '../../documents/core/document-import.ts'
import { listReferenceChoices } from '../../documents/core/document-references.server.ts'
import { findRow, titleOf, toFields } from '../../documents/core/document-rows.server.ts'
import type { FieldTexts } from '../../documents/core/field.ts'
import { findState } from '../../documents/core/latest-state.server.ts'
import { findPlaceInList } from '../../documents/core/place-in-list.server.ts'
import { toPublish } from '../../documents/core/publish-due.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { prepareDraft } from '../../documents/core/write-draft.server.ts'
import { type DraftInfo, describeDraft } from '../../documents/drafts/describe-draft.server.ts'
import { isDatabaseUnavailable, isDiskTrouble } from '../../platform/db/database-unavailable.ts'
import { reportFault } from '../../platform/db/fault-channel.ts'
import type { Database } from '../../platform/db/tables.ts'
import { formTexts } from '../../ui/forms/parse-form.ts'
import { draftedNotice, savedNotice } from './done-notices.ts'
import { editRouteErrors } from './editor-texts.ts'
import { isDraftRequest, type KeptDraft, keepDraft } from './keep-draft.server.ts'
import { redirectWithNotice } from './notice-cookie.server.ts'
import { type AnsweredForm, actions, controls, type LoadedForm, type SaveAnswer } from './save-answer.ts'

/** Data of an edit page: the document, its public address and the choices of its reference fields. */
export type OpenedDocument = {
  loaded: LoadedForm
  address: string | undefined
  references: ReferenceChoices
  /** The unpublished draft; null if there is none. */
  draft: DraftInfo | null
}

/**
 * Loads the form of a document, or a blank one for `nuevo`. Throws a 404 «No se pudo cargar el formulario» if
 * there is none, and a redirect if the draft got another id when it was published.
 */
export async function loadForm(db: Database, kind: DocumentKind, id: string): Promise<OpenedDocument> {
  const formId = crypto.randomUUID()
  const references = await listReferenceChoices(db, kind)
  if (id === newId) {
    const loaded = { id: null, fields: blankFields(kind), openedAt: null, formId }
    return { loaded, address: undefined, references, draft: null }
  }
  const state = await findState(db, kind, id)
  const builtIn = state ? undefined : kind.builtIn?.(id)
  if (builtIn) {
    const loaded = { id, fields: { ...blankFields(kind), ...builtIn }, openedAt: null, formId }
    return { loaded, address: undefined, references, draft: null }
  }
  if (!state) throw data({ message: editRouteErrors.noForm }, { status: 404 })
  // The draft got its final id when it was published.
  if (state.id !== id) throw redirect(`/edit/${kind.tipo}/${encodeURIComponent(state.id)}`)
  const { published, draft, latest } = state
  const fields = draft ? { ...blankFields(kind), ...draft.fields } : toFields(kind, latest)
  const loaded = { id, fields, openedAt: (draft ?? latest).updatedAt, formId }
  const address = published && pathOf(kind, { id, slug: slugOf(published) })
  return { loaded, address, references, draft: await describeDraft(db, kind, state) }
}

function slugOf(row: Readonly<Record<string, unknown>> | undefined): string | null {
  return typeof row?.slug === 'string' ? row.slug : null
}

function blankFields({ fields }: DocumentKind): FieldTexts {
  return Object.fromEntries(Object.entries(fields).map(([name, { begins }]) => [name, begins ?? '']))
}

type Sent = {
  /** As in the address: an id or `nuevo`. */
  id: string
  form: FormData
  accountId: string
  /** Called with the id of the saved document and the kind of save. */
  record: (id: string, action: 'save' | 'draft' | 'schedule') => void
}

/**
 * Saves a form submitted without scripts. Throws a redirect to the list or the draft; otherwise returns the
 * form again with its errors.
 */
export async function answerForm(db: Database, kind: DocumentKind, sent: Sent) {
  const answer = await saveForm(db, kind, sent)
  if (answer.status === 'saved') throw redirectWithNotice(kind.list, savedNotice(kind, answer))
  if (answer.status === 'drafted')
    throw redirectWithNotice(`/edit/${kind.tipo}/${encodeURIComponent(answer.id)}`, draftedNotice(answer))
  const texts = formTexts(sent.form)
  const form = sentForm(kind, sent.id, texts)
  // The replace button sends the version that was seen.
  if (answer.status === 'exists') form.openedAt = answer.updatedAt
  const action = texts[controls.action]
  const answered: AnsweredForm = { ...answer, form, ...(action !== undefined && { action }) }
  return data(answered, { status: statusOf(answer) })
}

/** The HTTP status for the result of a save. */
export function statusOf(answer: SaveAnswer): number {
  const isAway = answer.status === 'failed' && (answer.reason === 'database' || answer.reason === 'disk')
  return isAway ? 503 : statuses[answer.status]
}

// The response must contain the form: without scripts nothing else keeps the input.
function toFailure(error: unknown): SaveAnswer {
  if (!(error instanceof Error && isDatabaseUnavailable(error))) throw error
  reportFault(error)
  return { status: 'failed', reason: isDiskTrouble(error) ? 'disk' : 'database' }
}

const statuses: Record<SaveAnswer['status'], number> = {
  saved: 200,
  drafted: 200,
  invalid: 400,
  exists: 409,
  conflict: 409,
  failed: 409,
}

/** Saves a submitted form and returns the result. A database or disk outage is a result too. */
export async function saveForm(db: Database, kind: DocumentKind, sent: Sent): Promise<SaveAnswer> {
  return save(db, kind, sent).catch(toFailure)
}

async function save(db: Database, kind: DocumentKind, sent: Sent): Promise<SaveAnswer> {
  const { id, accountId } = sent
  const sentTexts = formTexts(sent.form)
  const now = new Date().toISOString()
  const own = id === newId ? undefined : id
  if (kind.builtIn && own === undefined) return { status: 'failed', reason: 'gone' }
  if (isDraftRequest(sentTexts)) {
    const kept = await keepDraft(db, kind, { id: own, texts: sentTexts, accountId, now })
    if (kept.status === 'drafted' && kept.publishAt === null) sent.record(kept.id, 'draft')
    else if (kept.status === 'drafted') sent.record(kept.id, 'schedule')
    return toAnswer(db, kind, kept)
  }
  const texts = sentTexts[controls.action] === actions.publish ? toPublish(kind, sentTexts) : sentTexts
  const write = prepareDraft(kind, texts)
  if (!write.ok) return { status: 'invalid', errors: write.errors }
  const outcome = await saveDocument(db, kind, {
    id: texts[controls.replaceId] || own,
    draftId: texts[controls.replaceId] ? own : undefined,
    write,
    replaces: Boolean(texts[controls.replaceId]),
    openedAt: texts[controls.openedAt],
    author: { accountId, formId: texts[controls.formId] ?? null },
    now,
  })
  if (outcome.status === 'saved') sent.record(outcome.id, 'save')
  return toAnswer(db, kind, outcome)
}

async function toAnswer(
  db: Database,
  kind: DocumentKind,
  outcome: SaveOutcome | KeptDraft,
): Promise<SaveAnswer> {
  switch (outcome.status) {
    case 'saved': {
      const row = await findRow(db, kind, outcome.id)
      if (!row) return { status: 'failed', reason: 'gone' }
      const list = await findPlaceInList(db, kind, row)
      return { ...outcome, title: titleOf(kind, row), slug: slugOf(row), list }
    }
    case 'drafted':
    case 'exists':
    case 'invalid':
      return outcome
    case 'taken':
      return { status: 'invalid', errors: { [outcome.field]: takenMessage(kind, outcome.field) } }
    case 'not-found':
      return { status: 'failed', reason: 'gone' }
    case 'conflict': {
      const emails = await listAccountEmails(db, [outcome.savedBy])
      const savedBy = emails.get(outcome.savedBy ?? '') ?? null
      const { updatedAt } = outcome.row
      return { status: 'conflict', other: { fields: toFields(kind, outcome.row), updatedAt, savedBy } }
    }
  }
}

function takenMessage({ fields, texts }: DocumentKind, field: string): string {
  return texts.taken(fields[field]?.label ?? field)
}

function sentForm(kind: DocumentKind, id: string, texts: Record<string, string>): LoadedForm {
  return {
    id: id === newId ? null : id,
    fields: Object.fromEntries(Object.keys(kind.fields).map((name) => [name, texts[name] ?? ''])),
    openedAt: texts[controls.openedAt] || null,
    formId: texts[controls.formId] || crypto.randomUUID(),
  }
}
