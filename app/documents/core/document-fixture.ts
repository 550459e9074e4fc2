import type { Database } from '../../platform/db/tables.ts'
import { deleteDocument, type RemoveResult } from './document-bin.server.ts'
import { type SaveOutcome, saveDocument } from './document-door.server.ts'
import { findRow } from './document-rows.server.ts'
import type { FieldTexts } from './field.ts'
import type { DocumentKind } from './serve-document.server.ts'
import { type Draft, insertDraft, prepareDraft, updateDraft, type WriteResult } from './write-draft.server.ts'

type Options = {
  id?: string | undefined
  newId?: string | undefined
  openedAt?: string | undefined
  accountId?: string | null
  formId?: string
  replaces?: boolean
  now?: string
}

/** For tests: saves fields through the schema and `saveDocument`, as a form would. */
export async function saveFields(
  db: Database,
  kind: DocumentKind,
  fields: Readonly<FieldTexts>,
  options: Options = {},
): Promise<SaveOutcome> {
  const { id, newId, openedAt, accountId = 'ana', formId, replaces } = options
  const write = prepareDraft(kind, fields)
  if (!write.ok) throw new Error(JSON.stringify(write.errors))
  const author = { accountId, formId: formId ?? crypto.randomUUID() }
  const now = options.now ?? '2026-11-20T10:00:00.000Z'
  return saveDocument(db, kind, { id, newId, write, openedAt, replaces, author, now })
}

/**
 * For tests: saves a document and returns its id. Required fields missing from `fields` get their examples.
 */
export async function addDocument(
  db: Database,
  kind: DocumentKind,
  fields: Readonly<FieldTexts> = {},
  options: Options = {},
): Promise<string> {
  const outcome = await saveFields(db, kind, { ...sample(kind), ...fields }, options)
  if (outcome.status !== 'saved') throw new Error(`The document was not saved: ${JSON.stringify(outcome)}`)
  return outcome.id
}

/**
 * Returns what a form would send: the examples of the required fields, overridden by `own`. Deterministic.
 */
export function sample({ fields }: Pick<DocumentKind, 'fields'>, own: Readonly<FieldTexts> = {}): FieldTexts {
  const required = Object.entries(fields).filter(([, field]) => field.required)
  return { ...Object.fromEntries(required.map(([name, { example }]) => [name, example])), ...own }
}

type Written =
  | { status: 'saved' | 'taken'; id: string }
  | { status: 'invalid'; errors: Record<string, string> }
  | { status: 'not-found' }

/** For repository tests: writes drafts of a kind as `saveDocument` does, but without history. */
export function writerOf(kind: DocumentKind) {
  return {
    async create(db: Database, draft: Draft, stamp: { now: string; id?: string }): Promise<Written> {
      return toWritten(await insertDraft(db, kind, draft, stamp))
    },
    async update(db: Database, id: string, draft: Draft, { now }: { now: string }): Promise<Written> {
      const before = await findRow(db, kind, id)
      if (!before) return { status: 'not-found' }
      return toWritten(await updateDraft(db, kind, draft, { before, now }))
    },
    remove(db: Database, id: string): Promise<RemoveResult> {
      return deleteDocument(db, kind, { id, author: { accountId: null }, now: new Date().toISOString() })
    },
  }
}

function toWritten(result: WriteResult): Written {
  if (result.status === 'saved') return { status: 'saved', id: result.row.id }
  return result.status === 'taken' ? { status: 'taken', id: result.id } : result
}
