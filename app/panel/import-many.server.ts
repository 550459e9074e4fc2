import type { Database } from '../db/tables.ts'
import { writeDocument } from '../documents/document-door.server.ts'
import { placeInCategory } from '../documents/document-import.ts'
import type { DocumentKind, PreparedWrite } from '../documents/document-kind.server.ts'
import { deriveSlug } from '../documents/fields.ts'
import { newId } from '../documents/save-answer.ts'
import { type Tipo, tipos } from '../documents/tipo.ts'
import { slugify } from '../markdown/slug.ts'
import { problemAddress } from '../problems/problem-address.ts'
import { defaultProblemCategory } from '../problems/problem-schema.ts'
import { listCategories } from '../topics/category-repository.server.ts'
import { documentKinds } from './document-kinds.server.ts'
import type { ImportAnswer, ImportRow } from './import-request.ts'
import { importTexts } from './import-texts.ts'
import type { ChosenDocument } from './import-worker.server.ts'

type Fields = Record<string, string>
type Prepared = { row: ImportRow; fields: Fields; write: PreparedWrite | undefined }
type Options = { accountId: string; now: string }

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
  // Categories first, so that topics of the same import find theirs.
  for (const tipo of tipos) {
    const ofTipo = documents.filter((document) => document.tipo === tipo)
    const categories = tipo === 'temario' && ofTipo.length > 0 ? await listCategories(db) : []
    for (const document of ofTipo) {
      const kind = documentKinds[tipo]
      rows.set(document, await writeOne(db, kind, prepare(kind, document, categories), options))
    }
  }
  return documents.flatMap((document) => rows.get(document) ?? [])
}

function prepare(
  kind: DocumentKind,
  { path, tipo, document, pictures }: ChosenDocument,
  categories: readonly { id: string; name: string }[],
): Prepared {
  const placed = placeInCategory(document, categories)
  const refused = { path, tipo, title: '', status: 'error', address: null, pictures } as const
  if (!placed.ok) {
    const row = { ...refused, message: placed.message, line: placed.line ?? null }
    return { row, fields: {}, write: undefined }
  }
  const { fields, messages } = placed
  const title = fields.title ?? fields.name ?? ''
  const prepared = kind.prepare(fields)
  if (!prepared.ok) {
    const reasons = [...messages, ...Object.values(prepared.errors)]
    const row = { ...refused, title, message: [...new Set(reasons)].join(' '), line: 1 }
    return { row, fields: {}, write: undefined }
  }
  const row = { ...refused, title, status: 'new', message: messages.join(' '), line: null } as const
  return { row, fields, write: prepared.write }
}

function slugOf(fields: Fields): string {
  const derived = deriveSlug(fields)
  return typeof derived === 'object' && derived && 'slug' in derived ? String(derived.slug) : ''
}

async function writeOne(
  db: Database,
  kind: DocumentKind,
  { row, fields, write }: Prepared,
  { accountId, now }: Options,
): Promise<ImportRow> {
  if (!write) return row
  const request = { write, author: { accountId }, now }
  const create = { ...request, id: undefined, newId: idOfPath(row.path), openedAt: undefined }
  const first = await writeDocument(db, kind, create)
  if (first.status === 'saved') return { ...row, address: addressOf(row.tipo, first.id, fields) }
  if (first.status !== 'exists') return { ...row, status: 'error', message: importTexts.failed[first.status] }
  const replacement = { ...request, id: first.id, openedAt: first.updatedAt, replaces: true }
  const second = await writeDocument(db, kind, replacement)
  if (second.status === 'saved')
    return { ...row, status: 'replaces', address: addressOf(row.tipo, second.id, fields) }
  return { ...row, status: 'error', message: importTexts.failed[second.status] }
}

function addressOf(tipo: Tipo, id: string, fields: Fields): string {
  const category = fields.category || defaultProblemCategory
  const addresses: Record<Tipo, string> = {
    categorias: '/temario',
    temario: `/topic/${id}`,
    retos: `/retos/${slugOf(fields)}`,
    problemas: problemAddress({ id, category }),
    tools: '/herramientas',
    blog: `/blog/${slugOf(fields)}`,
  }
  return addresses[tipo]
}

// Documents without a slug have the name of their file for an id, as in the content that comes with the site: so
// importing the same folder twice replaces, and does not double.
function idOfPath(path: string): string | undefined {
  const name = slugify((path.split('/').at(-1) ?? '').replace(/\.[^.]+$/, ''))
  return name === '' || name === newId ? undefined : name
}
