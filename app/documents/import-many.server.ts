import type { Database } from '../db/tables.ts'
import { slugify } from '../markdown/slug.ts'
import { newId } from './define-document.ts'
import { type SaveOutcome, writeDocument } from './document-door.server.ts'
import { findReferences, type ReferenceChoices } from './document-import.ts'
import { listReferenceChoices } from './document-references.server.ts'
import { importMessages } from './document-texts.ts'
import type { ImportAnswer, ImportRow } from './import-request.ts'
import { addressOf } from './pages.server.ts'
import type { ChosenDocument } from './read-import.server.ts'
import type { Registry } from './registry.server.ts'
import type { DocumentKind } from './serve-document.server.ts'
import { type PreparedDraft, prepareDraft } from './write-draft.server.ts'

type Prepared = { row: ImportRow; write: (PreparedDraft & { ok: true }) | undefined }
type Options = { registry: Registry; accountId: string; now: string }

class Undo extends Error {}

/**
 * Tries the import of all documents in a transaction and takes it back: the table that is shown before anything is
 * written is made by the very code that writes.
 */
export async function checkImport(
  db: Database,
  documents: readonly ChosenDocument[],
  options: Options,
): Promise<ImportRow[]> {
  let rows: ImportRow[] = []
  try {
    await db.transaction().execute(async (transaction) => {
      rows = await writeAll(transaction, documents, options)
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  }
  return rows
}

/** Imports all documents in one transaction, or, when one has an error, none. */
export async function runImport(
  db: Database,
  documents: readonly ChosenDocument[],
  options: Options,
): Promise<ImportAnswer> {
  let rows: ImportRow[] = []
  try {
    await db.transaction().execute(async (transaction) => {
      rows = await writeAll(transaction, documents, options)
      if (rows.some(({ status }) => status === 'error')) throw new Undo()
    })
    return { done: true, rows }
  } catch (error) {
    if (!(error instanceof Undo)) throw error
    return { done: false, rows }
  }
}

async function writeAll(
  db: Database,
  documents: readonly ChosenDocument[],
  options: Options,
): Promise<ImportRow[]> {
  const rows = new Map<ChosenDocument, ImportRow>()
  // What is referred to comes first, so that documents of the same import find it.
  for (const kind of options.registry.kinds) {
    const own = documents.filter(({ tipo }) => tipo === kind.tipo)
    const references = own.length > 0 ? await listReferenceChoices(db, kind) : {}
    for (const document of own) {
      rows.set(document, await writeOne(db, kind, prepare(kind, document, references), options))
    }
  }
  return documents.flatMap((document) => rows.get(document) ?? [])
}

function prepare(
  kind: DocumentKind,
  { path, tipo, document, pictures, hints }: ChosenDocument,
  references: ReferenceChoices,
): Prepared {
  const read = findReferences(document, references)
  const refused = { path, tipo, title: '', status: 'error', address: null, pictures, hints } as const
  if (!read.ok) {
    const row = { ...refused, message: read.message, line: read.line ?? null }
    return { row, write: undefined }
  }
  const { fields, messages } = read
  const title = fields[kind.title] ?? ''
  const write = prepareDraft(kind, fields)
  if (!write.ok) {
    const reasons = [...messages, ...Object.values(write.errors)]
    const row = { ...refused, title, message: [...new Set(reasons)].join(' '), line: 1 }
    return { row, write: undefined }
  }
  const row = { ...refused, title, status: 'new', message: messages.join(' '), line: null } as const
  return { row, write }
}

async function writeOne(
  db: Database,
  kind: DocumentKind,
  { row, write }: Prepared,
  { accountId, now }: Options,
): Promise<ImportRow> {
  if (!write) return row
  const request = { write, author: { accountId }, now }
  const create = { ...request, id: undefined, newId: idOfPath(row.path), openedAt: undefined }
  const first = await writeDocument(db, kind, create)
  if (first.status === 'saved') return { ...row, address: await addressOf(db, kind, first.id) }
  if (first.status !== 'exists') return { ...row, status: 'error', message: whyNot(first) }
  const replacement = { ...request, id: first.id, openedAt: first.updatedAt, replaces: true }
  const second = await writeDocument(db, kind, replacement)
  if (second.status === 'saved')
    return { ...row, status: 'replaces', address: await addressOf(db, kind, second.id) }
  return { ...row, status: 'error', message: whyNot(second) }
}

function whyNot(outcome: Exclude<SaveOutcome, { status: 'saved' }>): string {
  return outcome.status === 'invalid'
    ? Object.values(outcome.errors).join(' ')
    : importMessages.failed[outcome.status]
}

// Documents without a slug have the name of their file for an id, as in the content that comes with the site: so
// importing the same folder twice replaces, and does not double.
function idOfPath(path: string): string | undefined {
  const name = slugify((path.split('/').at(-1) ?? '').replace(/\.[^.]+$/, ''))
  return name === '' || name === newId ? undefined : name
}
