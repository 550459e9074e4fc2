import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { importDocument, type ReferenceChoices } from '../../documents/core/document-import.ts'
import { saveOverview } from '../../documents/core/document-overview.server.ts'
import { listReferenceChoices } from '../../documents/core/document-references.server.ts'
import { overwriteRow } from '../../documents/core/document-rows.server.ts'
import type { FieldTexts } from '../../documents/core/field.ts'
import type { Registry } from '../../documents/core/registry.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { insertDraft, prepareDraft } from '../../documents/core/write-draft.server.ts'
import { OperatorError } from '../../platform/config/operator-error.ts'
import type { Database } from '../../platform/db/tables.ts'
import { lockWrites } from '../../platform/db/write-lock.server.ts'
import { parseFrontMatter } from '../../platform/markdown/front-matter.ts'
import { type Placed, placeInTime } from './place-in-time.ts'

/** A file of the sample content cannot be loaded. The message names it and says why, in Spanish. */
export class DemoContentError extends OperatorError {
  constructor(path: string, reason: string) {
    super(`No se puede cargar ${path}: ${reason}`)
  }
}

type Draft = { name: string; path: string; fields: FieldTexts; position: number | undefined }
type Loading = { registry: Registry; now: string }

/**
 * Fills a database that was never filled with the sample content, in one transaction. Later calls do nothing,
 * even if everything has been deleted since. Throws {@link DemoContentError}.
 */
export async function loadDemoContent(
  db: Database,
  contentFolder: string,
  { registry, now }: Loading,
): Promise<void> {
  if (await isMarked(db)) return
  // Otherwise a mistyped folder would permanently leave the site empty.
  if (!existsSync(contentFolder)) throw new DemoContentError(contentFolder, 'la carpeta no existe.')
  await db.transaction().execute(async (transaction) => {
    // If several instances start together, the one that inserts the mark loads; the others wait here for its
    // transaction.
    if (!(await markAsSeeded(transaction, now)) || (await hasDocuments(transaction, registry))) return
    for (const kind of registry.kinds) await loadDocuments(transaction, kind, { contentFolder, now })
  })
}

/**
 * Creates the blocks of the official curriculum if there are no blocks. They are ordinary documents, which
 * removing the sample content does not remove. Returns false if there is a block already. Throws {@link
 * DemoContentError}.
 */
export function loadOfficialBlocks(
  db: Database,
  contentFolder: string,
  { kind, now }: { kind: DocumentKind; now: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockWrites(transaction, kind.tipo)
    if (await hasRows(transaction, kind)) return false
    for (const document of await readDemoDocuments(contentFolder, kind.folder)) {
      await insertFile(transaction, kind, readDraft(kind, document, {}), now)
    }
    return true
  })
}

async function loadDocuments(
  db: Database,
  kind: DocumentKind,
  { contentFolder, now }: { contentFolder: string; now: string },
): Promise<void> {
  const references = await listReferenceChoices(db, kind)
  const documents = await readDemoDocuments(contentFolder, kind.folder)
  const drafts = documents.map((document) => readDraft(kind, document, references))
  const group = kind.refersTo.find(({ many }) => !many)?.field
  const order = group === undefined ? [] : (references[group]?.list.map(({ id }) => id) ?? [])
  for (const placed of placeInTime(drafts, { group, order, now })) await saveDraft(db, kind, placed)
}

async function saveDraft(
  db: Database,
  kind: DocumentKind,
  { draft, createdAt, updatedAt }: Placed<Draft>,
): Promise<void> {
  const id = await insertFile(db, kind, draft, createdAt)
  if (updatedAt !== createdAt) {
    await overwriteRow(db, kind, { id, updatedAt })
    await saveOverview(db, kind, id)
  }
  await db.insertInto('demo_documents').values({ tipo: kind.tipo, id, updatedAt }).execute()
}

/** Inserts the document of a file and returns its id. Throws {@link DemoContentError}. */
async function insertFile(
  db: Database,
  kind: DocumentKind,
  { name, path, fields }: Draft,
  now: string,
): Promise<string> {
  const prepared = prepareDraft(kind, fields)
  if (!prepared.ok) {
    const reasons = Object.entries(prepared.errors).map(([field, error]) => `${field}: ${error}`)
    throw new DemoContentError(path, reasons.join(' '))
  }
  const saved = await insertDraft(db, kind, prepared.draft, { now, id: name })
  if (saved.status !== 'saved')
    throw new DemoContentError(path, `hay otro con el mismo nombre (${saved.status})`)
  return saved.row.id
}

function readDraft(
  kind: DocumentKind,
  { name, path, text }: DemoDocument,
  references: ReferenceChoices,
): Draft {
  const document = importDocument(kind, text, references)
  if (!document.ok) throw new DemoContentError(path, document.message)
  if (document.messages.length > 0) throw new DemoContentError(path, document.messages.join(' '))
  return { name, path, fields: document.fields, position: readPosition(text) }
}

// A document's position in its group; kinds without such a field have it only in the file. In the course all
// values are quoted.
function readPosition(text: string): number | undefined {
  const matter = parseFrontMatter(text)
  const position = matter.ok ? matter.attributes.position : undefined
  return /^\d{1,9}$/.test(String(position)) ? Number(position) : undefined
}

/** Whether {@link loadDemoContent} would fill the site: it was never filled and has no documents. */
export async function mayLoadDemo(db: Database, registry: Registry): Promise<boolean> {
  return !(await isMarked(db)) && !(await hasDocuments(db, registry))
}

async function isMarked(db: Database): Promise<boolean> {
  const query = db.selectFrom('settings').select('key').where('key', '=', 'demoContent')
  return (await query.executeTakeFirst()) !== undefined
}

/**
 * Marks a database as filled, so that no sample content is loaded. Returns false if it was already marked.
 */
export async function markAsSeeded(db: Database, now: string): Promise<boolean> {
  const row = await db
    .insertInto('settings')
    .values({ key: 'demoContent', value: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

// A site that started without sample content and has its own documents stays as it is.
async function hasDocuments(db: Database, { kinds }: Registry): Promise<boolean> {
  for (const kind of kinds) if (await hasRows(db, kind)) return true
  return false
}

async function hasRows(db: Database, { table }: DocumentKind): Promise<boolean> {
  const { rows } = await sql`select id from ${sql.table(table)} limit 1`.execute(db)
  return rows.length > 0
}

/** A file of the content folder. `name` has no extension; `path` is for messages. */
type DemoDocument = { name: string; path: string; text: string }

/**
 * Reads the documents of one kind, sorted by name. Names that start with `_` are skipped; a missing folder is
 * empty.
 */
async function readDemoDocuments(contentFolder: string, name: string): Promise<DemoDocument[]> {
  const folder = join(contentFolder, name)
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const wanted = names.filter((name) => name.endsWith('.md') && !name.startsWith('_')).sort()
  return Promise.all(
    wanted.map(async (file) => ({
      name: file.slice(0, -'.md'.length),
      path: join(folder, file),
      text: await readFile(join(folder, file), 'utf8'),
    })),
  )
}
