import { data, redirect } from 'react-router'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import { tellFault } from '../db/fault-channel.ts'
import type { Database } from '../db/tables.ts'
import { type SaveOutcome, saveDocument } from '../documents/document-door.server.ts'
import { listAccountEmails } from '../documents/document-history.server.ts'
import type { DocumentKind } from '../documents/document-kind.server.ts'
import { findRow, toFields } from '../documents/document-rows.server.ts'
import {
  type AnsweredForm,
  controls,
  type Fields,
  type LoadedForm,
  newId,
  type SaveAnswer,
} from '../documents/save-answer.ts'
import { formTexts } from '../ui/parse-form.ts'
import { editRouteErrors } from './edit-route-errors.ts'

/** The form of an existing document, or a blank one for `nuevo`. Throws the answer «No se pudo cargar el formulario» (spec §8). */
export async function loadForm(
  db: Database,
  kind: DocumentKind,
  { id, blank = {} }: { id: string; blank?: Fields },
): Promise<LoadedForm> {
  const formId = crypto.randomUUID()
  if (id === newId) return { id: null, fields: blank, openedAt: null, formId }
  const row = await findRow(db, kind, id)
  if (!row) throw data({ message: editRouteErrors.noForm }, { status: 404 })
  return { id, fields: toFields(kind, row), openedAt: row.updatedAt, formId }
}

type Sent = {
  /** As in the address: an id or `nuevo`. */
  id: string
  form: FormData
  accountId: string
  /** Called with the id of what was saved. */
  record: (id: string) => void
}

/**
 * Saves a form that was sent and answers it: as data for the form's script, else with the page again or a redirect
 * to the list. Throws that redirect.
 */
export async function answerForm(db: Database, kind: DocumentKind, sent: Sent) {
  const texts = formTexts(sent.form)
  const answer = await save(db, kind, sent, texts).catch(toFailure)
  if (answer.status === 'saved') sent.record(answer.id)
  const answered: AnsweredForm = answer
  if (!(controls.script in texts)) {
    if (answer.status === 'saved') throw redirect(kind.texts.listPath, 303)
    answered.form = sentForm(kind, sent.id, texts)
    // Without scripts the choice to replace comes with the form as it stands: it names the version that was seen.
    if (answer.status === 'exists') answered.form.openedAt = answer.updatedAt
  }
  const isUnavailable = answer.status === 'failed' && answer.reason === 'database'
  return data(answered, { status: isUnavailable ? 503 : statuses[answer.status] })
}

// The form must come back with the answer: without scripts nothing else keeps what was typed.
function toFailure(error: unknown): SaveAnswer {
  if (!(error instanceof Error && isDatabaseUnavailable(error))) throw error
  tellFault(error)
  return { status: 'failed', reason: 'database' }
}

const statuses: Record<SaveAnswer['status'], number> = {
  saved: 200,
  invalid: 400,
  exists: 409,
  conflict: 409,
  failed: 409,
}

async function save(
  db: Database,
  kind: DocumentKind,
  { id, accountId }: Sent,
  texts: Record<string, string>,
): Promise<SaveAnswer> {
  const prepared = kind.prepare(texts)
  if (!prepared.ok) return { status: 'invalid', errors: prepared.errors }
  const outcome = await saveDocument(db, kind, {
    id: texts[controls.replaceId] || (id === newId ? undefined : id),
    write: prepared.write,
    replaces: Boolean(texts[controls.replaceId]),
    openedAt: texts[controls.openedAt],
    author: { accountId, formId: texts[controls.formId] ?? null },
    now: new Date().toISOString(),
  })
  return toAnswer(db, kind, outcome)
}

async function toAnswer(db: Database, kind: DocumentKind, outcome: SaveOutcome): Promise<SaveAnswer> {
  switch (outcome.status) {
    case 'saved':
    case 'exists':
      return outcome
    case 'taken':
      return { status: 'invalid', errors: { [kind.uniqueField ?? '']: kind.texts.taken ?? '' } }
    case 'category-not-found':
      return { status: 'failed', reason: 'category' }
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

function sentForm(kind: DocumentKind, id: string, texts: Record<string, string>): LoadedForm {
  return {
    id: id === newId ? null : id,
    fields: Object.fromEntries(kind.fields.map((name) => [name, texts[name] ?? ''])),
    openedAt: texts[controls.openedAt] || null,
    formId: texts[controls.formId] || crypto.randomUUID(),
  }
}
