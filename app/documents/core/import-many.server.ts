import { spanishMoment } from '../../platform/dates/madrid-time.ts'
import type { Database } from '../../platform/db/tables.ts'
import { type SaveOutcome, writeDocument } from './document-door.server.ts'
import { findReferences, type ReferenceChoices } from './document-import.ts'
import { listReferenceChoices } from './document-references.server.ts'
import { importMessages } from './document-texts.ts'
import type { FieldTexts } from './field.ts'
import { findNamesake, importDraft } from './import-draft.server.ts'
import { idOfPath } from './import-paths.ts'
import type { ImportAnswer, ImportRow } from './import-request.ts'
import { addressOf } from './pages.server.ts'
import { type Destination, destinationOf } from './publication.ts'
import type { ChosenDocument } from './read-import.server.ts'
import type { Registry } from './registry.server.ts'
import type { DocumentKind } from './serve-document.server.ts'
import { referenceTexts } from './words.ts'
import { type PreparedDraft, prepareDraft } from './write-draft.server.ts'

type Prepared = { row: ImportRow; work: Work | undefined }
/** What to write: a published document or a draft. */
type Work = { fields: FieldTexts } & (
  | { write: PreparedDraft & { ok: true } }
  | { draft: Exclude<Destination, 'readers'> }
)
type Options = { registry: Registry; accountId: string; now: string }

class Undo extends Error {}

/**
 * Runs an import in a transaction and rolls it back. The preview table comes from the same code as the
 * import.
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

/** Imports all documents in one transaction; none is imported if one has an error. */
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
  // Kinds are ordered so that referenced documents are written before those that refer to them.
  for (const kind of options.registry.kinds) {
    const own = documents.filter(({ tipo: kindSlug }) => kindSlug === kind.tipo)
    const references = own.length > 0 ? await listReferenceChoices(db, kind) : {}
    for (const document of own) {
      rows.set(
        document,
        await writeOne(db, kind, prepare(kind, document, { references, now: options.now }), options),
      )
    }
  }
  return documents.flatMap((document) => rows.get(document) ?? [])
}

function prepare(
  kind: DocumentKind,
  { path, tipo: kindSlug, document, pictures, hints }: ChosenDocument,
  { references, now }: { references: ReferenceChoices; now: string },
): Prepared {
  const read = findReferences(document, references)
  const refused = {
    path,
    tipo: kindSlug,
    title: '',
    id: null,
    status: 'error',
    address: null,
    pictures,
    hints,
  } as const
  if (!read.ok) {
    const row = { ...refused, message: read.message, line: read.line ?? null }
    return { row, work: undefined }
  }
  const { fields, messages } = read
  const title = fields[kind.title] ?? ''
  const draft = destinationOf(document.ok ? document.publication : undefined, now)
  if (draft !== 'readers') {
    const message = [...messages, tellDraft(draft)].join(' ')
    return { row: { ...refused, title, status: 'new', message, line: null }, work: { fields, draft } }
  }
  const write = prepareDraft(kind, fields)
  if (!write.ok) {
    const reasons = [...messages, ...Object.values(write.errors)]
    const row = { ...refused, title, message: [...new Set(reasons)].join(' '), line: 1 }
    return { row, work: undefined }
  }
  const row = { ...refused, title, status: 'new', message: messages.join(' '), line: null } as const
  return { row, work: { fields, write } }
}

function tellDraft({ publishAt }: Exclude<Destination, 'readers'>): string {
  return publishAt === null ? importMessages.draft : importMessages.dated(spanishMoment(publishAt))
}

async function writeOne(
  db: Database,
  kind: DocumentKind,
  { row, work }: Prepared,
  { accountId, now }: Options,
): Promise<ImportRow> {
  if (!work) return row
  const named = { fields: work.fields, id: idOfPath(row.path) }
  // A kind with built-in documents accepts no other ids.
  if (kind.builtIn && kind.builtIn(named.id ?? '') === undefined)
    return { ...row, status: 'error', message: referenceTexts.notOfSite(kind.words) }
  if ('draft' in work) {
    const kept = await importDraft(db, kind, { ...named, ...work.draft, accountId, now })
    if (kept.status === 'error') return { ...row, status: 'error', message: kept.message }
    const address = `/edit/${kind.tipo}/${encodeURIComponent(kept.id)}`
    return { ...row, id: kept.id, status: kept.status, address }
  }
  const request = { write: work.write, author: { accountId }, now }
  const draft = await findNamesake(db, kind, named)
  // Publishes the existing draft of this document.
  const own = draft && !draft.published ? { id: draft.id, openedAt: draft.latest.updatedAt } : undefined
  const create = { ...request, id: undefined, newId: named.id, openedAt: undefined, ...own }
  const first = await writeDocument(db, kind, create)
  if (first.status === 'saved') {
    const status = own ? 'replaces' : row.status
    return { ...row, id: first.id, status, address: await addressOf(db, kind, first.id) }
  }
  if (first.status !== 'exists') return { ...row, status: 'error', message: whyNot(first) }
  const replacement = { ...request, id: first.id, openedAt: first.updatedAt, replaces: true }
  const second = await writeDocument(db, kind, replacement)
  if (second.status === 'saved')
    return { ...row, id: second.id, status: 'replaces', address: await addressOf(db, kind, second.id) }
  return { ...row, status: 'error', message: whyNot(second) }
}

function whyNot(outcome: Exclude<SaveOutcome, { status: 'saved' }>): string {
  return outcome.status === 'invalid'
    ? Object.values(outcome.errors).join(' ')
    : importMessages.failed[outcome.status]
}
