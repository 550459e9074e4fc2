import { data, redirect } from 'react-router'
import { isDatabaseUnavailable, isDiskTrouble } from '../db/database-unavailable.ts'
import { tellFault } from '../db/fault-channel.ts'
import type { Database } from '../db/tables.ts'
import { newId, pathOf } from '../documents/define-document.ts'
import { type SaveOutcome, saveDocument } from '../documents/document-door.server.ts'
import { listAccountEmails } from '../documents/document-history.server.ts'
import type { ReferenceChoices } from '../documents/document-import.ts'
import { listReferenceChoices } from '../documents/document-references.server.ts'
import { findRow, titleOf, toFields } from '../documents/document-rows.server.ts'
import type { FieldTexts } from '../documents/field.ts'
import { findState } from '../documents/latest-state.server.ts'
import { findPlaceInList } from '../documents/place-in-list.server.ts'
import { toPublish } from '../documents/publish-due.server.ts'
import type { DocumentKind } from '../documents/serve-document.server.ts'
import { prepareDraft } from '../documents/write-draft.server.ts'
import { describeDraft } from '../drafts/describe-draft.server.ts'
import type { DraftInfo } from '../drafts/draft-info.ts'
import { formTexts } from '../ui/parse-form.ts'
import { draftedNotice, savedNotice } from './done-notices.ts'
import { editRouteErrors } from './edit-route-errors.ts'
import { asksForDraft, type KeptDraft, keepDraft } from './keep-draft.server.ts'
import { redirectWithNotice } from './notice-cookie.server.ts'
import { type AnsweredForm, actions, controls, type LoadedForm, type SaveAnswer } from './save-answer.ts'

/** All that a form needs: its document, where readers see that, and what its references can be chosen from. */
export type OpenedDocument = {
  loaded: LoadedForm
  address: string | undefined
  references: ReferenceChoices
  /** What is not published of it; null: nothing. */
  draft: DraftInfo | null
}

/** The form of an existing document, or a blank one for `nuevo`. Throws the answer «No se pudo cargar el formulario». */
export async function loadForm(db: Database, kind: DocumentKind, id: string): Promise<OpenedDocument> {
  const formId = crypto.randomUUID()
  const references = await listReferenceChoices(db, kind)
  if (id === newId) {
    const loaded = { id: null, fields: blankFields(kind), openedAt: null, formId }
    return { loaded, address: undefined, references, draft: null }
  }
  const state = await findState(db, kind, id)
  const begun = state ? undefined : kind.begun?.(id)
  if (begun) {
    const loaded = { id, fields: { ...blankFields(kind), ...begun }, openedAt: null, formId }
    return { loaded, address: undefined, references, draft: null }
  }
  if (!state) throw data({ message: editRouteErrors.noForm }, { status: 404 })
  // A draft got its id for good when it was published.
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
  /** Called with the id of what was saved, and as what. */
  record: (id: string, action: 'save' | 'draft' | 'schedule') => void
}

/** Saves a form that was sent without scripts: the page again, or the list. Throws the redirect to it. */
export async function answerForm(db: Database, kind: DocumentKind, sent: Sent) {
  const answer = await saveForm(db, kind, sent)
  if (answer.status === 'saved') throw redirectWithNotice(kind.list, savedNotice(kind, answer))
  if (answer.status === 'drafted')
    throw redirectWithNotice(`/edit/${kind.tipo}/${encodeURIComponent(answer.id)}`, draftedNotice(answer))
  const texts = formTexts(sent.form)
  const form = sentForm(kind, sent.id, texts)
  // The choice to replace comes with the form as it stands: it names the version that was seen.
  if (answer.status === 'exists') form.openedAt = answer.updatedAt
  const action = texts[controls.action]
  const answered: AnsweredForm = { ...answer, form, ...(action !== undefined && { action }) }
  return data(answered, { status: statusOf(answer) })
}

/** The status that goes with what became of a save. */
export function statusOf(answer: SaveAnswer): number {
  const isAway = answer.status === 'failed' && (answer.reason === 'database' || answer.reason === 'disk')
  return isAway ? 503 : statuses[answer.status]
}

// The form must come back with the answer: nothing else keeps what was typed where no script runs.
function toFailure(error: unknown): SaveAnswer {
  if (!(error instanceof Error && isDatabaseUnavailable(error))) throw error
  tellFault(error)
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

/** Saves a form that was sent, and says what became of it. */
export async function saveForm(db: Database, kind: DocumentKind, sent: Sent): Promise<SaveAnswer> {
  return save(db, kind, sent).catch(toFailure)
}

async function save(db: Database, kind: DocumentKind, sent: Sent): Promise<SaveAnswer> {
  const { id, accountId } = sent
  const sentTexts = formTexts(sent.form)
  const now = new Date().toISOString()
  const own = id === newId ? undefined : id
  if (kind.begun && own === undefined) return { status: 'failed', reason: 'gone' }
  if (asksForDraft(sentTexts)) {
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
