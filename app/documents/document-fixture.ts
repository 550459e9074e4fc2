import type { Database } from '../db/tables.ts'
import { type SaveOutcome, saveDocument } from './document-door.server.ts'
import type { DocumentKind } from './document-kind.server.ts'

type Options = {
  id?: string
  openedAt?: string | undefined
  accountId?: string | null
  formId?: string
  replaces?: boolean
  now?: string
}

/** For tests: fields through the schema and the door, as a form sends them. */
export async function saveFields(
  db: Database,
  kind: DocumentKind,
  fields: Readonly<Record<string, string>>,
  { id, openedAt, accountId = 'ana', formId, replaces, now = '2026-11-20T10:00:00.000Z' }: Options = {},
): Promise<SaveOutcome> {
  const prepared = kind.prepare(fields)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.errors))
  const author = { accountId, formId: formId ?? crypto.randomUUID() }
  return saveDocument(db, kind, { id, write: prepared.write, openedAt, replaces, author, now })
}
