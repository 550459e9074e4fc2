import type { Database } from '../db/tables.ts'
import { writeDocument } from '../documents/document-door.server.ts'
import { importDocument } from '../documents/document-import.ts'
import type { DocumentKind, PreparedWrite } from '../documents/document-kind.server.ts'
import { listPictures, replacePictures, resolvePath } from '../documents/import-paths.ts'
import { newId } from '../documents/save-answer.ts'
import { type Tipo, tipos } from '../documents/tipo.ts'
import { slugify } from '../markdown/slug.ts'
import { listCategories } from '../topics/category-repository.server.ts'
import { documentKinds } from './document-kinds.server.ts'
import type { ImportAnswer, ImportRow } from './import-request.ts'
import { importTexts } from './import-texts.ts'

/** A document as it was chosen. */
export type ImportedFile = { path: string; tipo: Tipo; text: string }

type Prepared = { row: ImportRow; write: PreparedWrite | undefined }
type Options = { pictures: Record<string, string>; accountId: string; now: string }

class Undo extends Error {}

/**
 * Tries the import of all documents in a transaction and takes it back: the table that is shown before anything is
 * written is made by the very code that writes.
 */
export async function checkImport(
  db: Database,
  files: readonly ImportedFile[],
  options: Options,
): Promise<ImportRow[]> {
  let rows: ImportRow[] = []
  try {
    await db.transaction().execute(async (transaction) => {
      rows = await writeAll(transaction, files, options)
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
  files: readonly ImportedFile[],
  options: Options,
): Promise<ImportAnswer> {
  let rows: ImportRow[] = []
  try {
    await db.transaction().execute(async (transaction) => {
      rows = await writeAll(transaction, files, options)
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
  files: readonly ImportedFile[],
  options: Options,
): Promise<ImportRow[]> {
  const rows = new Map<ImportedFile, ImportRow>()
  // Categories first, so that topics of the same import find theirs.
  for (const tipo of tipos) {
    const kind = documentKinds[tipo]
    for (const file of files.filter((one) => one.tipo === tipo)) {
      const categories = tipo === 'temario' ? await listCategories(db) : []
      const prepared = prepareFile(kind, { file, categories, options })
      rows.set(file, await writeOne(db, kind, prepared, options))
    }
  }
  return files.flatMap((file) => rows.get(file) ?? [])
}

type Preparing = { file: ImportedFile; categories: readonly { id: string; name: string }[]; options: Options }

function prepareFile(kind: DocumentKind, { file, categories, options }: Preparing): Prepared {
  const { path, tipo, text } = file
  const row: ImportRow = { path, tipo, title: '', status: 'error', message: '', line: null, pictures: [] }
  const document = importDocument(tipo, text, categories)
  if (!document.ok) {
    return { row: { ...row, message: document.message, line: document.line ?? null }, write: undefined }
  }
  const { imageUrl, ...rest } = replacePictures(path, document.fields, (picture) =>
    Object.hasOwn(options.pictures, picture) ? options.pictures[picture] : undefined,
  )
  // A picture of the folder that is not uploaded, or not yet, has no address on the site.
  const hasAddress = imageUrl !== undefined && resolvePath(path, imageUrl) === undefined
  const fields = hasAddress ? { ...rest, imageUrl } : rest
  const known = {
    ...row,
    title: fields.title ?? fields.name ?? '',
    pictures: listPictures(path, document.fields),
  }
  const prepared = kind.prepare(fields)
  if (!prepared.ok) {
    const reasons = [...document.messages, ...Object.values(prepared.errors)]
    return { row: { ...known, message: [...new Set(reasons)].join(' '), line: 1 }, write: undefined }
  }
  return { row: { ...known, status: 'new', message: document.messages.join(' ') }, write: prepared.write }
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
  if (first.status === 'saved') return row
  if (first.status !== 'exists') return { ...row, status: 'error', message: importTexts.failed[first.status] }
  const replacement = { ...request, id: first.id, openedAt: first.updatedAt, replaces: true }
  const second = await writeDocument(db, kind, replacement)
  if (second.status === 'saved') return { ...row, status: 'replaces' }
  return { ...row, status: 'error', message: importTexts.failed[second.status] }
}

// Documents without a slug have the name of their file for an id, as in the content that comes with the site: so
// importing the same folder twice replaces, and does not double.
function idOfPath(path: string): string | undefined {
  const name = slugify((path.split('/').at(-1) ?? '').replace(/\.[^.]+$/, ''))
  return name === '' || name === newId ? undefined : name
}
