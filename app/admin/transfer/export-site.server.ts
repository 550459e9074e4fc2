import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import { sql } from 'kysely'
import type { DocumentRow } from '../../documents/core/document-rows.server.ts'
import { toRow } from '../../documents/core/draft-rows.server.ts'
import type { Registry } from '../../documents/core/registry.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import type { FigureIndex } from '../../documents/media/figures.server.ts'
import type { FileStore } from '../../documents/media/file-store.ts'
import type { Database } from '../../platform/db/tables.ts'
import { slugify } from '../../platform/markdown/slug.ts'
import { listDrafts, writeDraftMarkdown } from './export-drafts.server.ts'
import {
  type AnswerFacts,
  draftsFolder,
  figureFolder,
  type PictureFacts,
  type RedirectFacts,
  siteFiles,
  siteFormat,
} from './site-format.ts'
import { openUsedPictures, type UsedPictures } from './used-pictures.ts'
import { writeMarkdown } from './write-markdown.ts'
import { openZip, type ZipOut } from './zip-writer.server.ts'

/** The result of an export. `lost`: pictures of documents that are missing in the store. */
export type Exported = { documents: number; pictures: number; figures: number; lost: string[] }

type ExportOptions = {
  /** A snapshot, so that the export is consistent. */
  db: Database
  registry: Registry
  store: Pick<FileStore, 'get'>
  figures: FigureIndex
  onDocument?: (count: number) => void
}

const documentsAtOnce = 50
const text = (value: string): Uint8Array => new TextEncoder().encode(value)
const json = (value: unknown): Uint8Array => text(`${JSON.stringify(value, null, 2)}\n`)

/**
 * Writes all content as a ZIP: documents of every kind, the pictures that they use, and their former slugs.
 * The same content produces the same bytes. No personal data are exported.
 */
export async function exportSite(out: Writable, options: ExportOptions): Promise<Exported> {
  const { db, registry, figures } = options
  const zip = openZip(out)
  const used = openUsedPictures()
  await zip.add(siteFiles.manifest, json(siteFormat))
  let documents = 0
  for (const kind of registry.kinds) {
    for await (const row of listAll(db, kind)) {
      await zip.add(`${kind.folder}/${fileNameOf(row.id)}.md`, text(writeMarkdown(kind.fields, row)))
      readPictures(used, kind, row)
      documents++
      options.onDocument?.(documents)
    }
  }
  for (const kind of registry.kinds) {
    for await (const draft of listDrafts(db, kind)) {
      const path = `${draftsFolder}${kind.folder}/${fileNameOf(draft.id)}.md`
      await zip.add(path, text(writeDraftMarkdown(kind, draft)))
      readPictures(used, kind, toRow(draft))
      documents++
      options.onDocument?.(documents)
    }
  }
  const answers = await listAnswers(db)
  for (const { answer } of answers) used.read(answer)
  const { pictures, lost } = await addPictures(zip, used, options)
  const drawn = used.listFigures().filter((name) => figures.has(name))
  for (const name of drawn) await zip.add(figureFolder + name, figures.get(name)?.body ?? new Uint8Array())
  await zip.add(siteFiles.pictures, json(pictures))
  await zip.add(siteFiles.redirects, json(await listRedirects(db)))
  await zip.add(siteFiles.answers, json(answers))
  await zip.end()
  return { documents, pictures: pictures.length, figures: drawn.length, lost }
}

async function* listAll(db: Database, { table }: DocumentKind): AsyncGenerator<DocumentRow> {
  let after: string | undefined = ''
  while (after !== undefined) {
    const rows: DocumentRow[] = await listAfter(db, table, after)
    yield* rows
    after = rows.length < documentsAtOnce ? undefined : rows.at(-1)?.id
  }
}

async function listAfter(db: Database, table: string, after: string): Promise<DocumentRow[]> {
  const query = sql<DocumentRow>`
    select * from ${sql.table(table)} where id > ${after} order by id limit ${documentsAtOnce}`
  return (await query.execute(db)).rows
}

function readPictures(used: UsedPictures, { fields }: DocumentKind, row: DocumentRow): void {
  for (const [name, { pictures }] of Object.entries(fields)) if (pictures) used.read(row[name])
}

async function addPictures(
  zip: ZipOut,
  used: UsedPictures,
  { db, store }: ExportOptions,
): Promise<{ pictures: PictureFacts[]; lost: string[] }> {
  const pictures: PictureFacts[] = []
  const lost: string[] = []
  for (const address of used.listUploads()) {
    // Paths in the ZIP are those of the store, below the media folder.
    const file = address.slice(1)
    const stored = await store.get(file.slice('media/'.length))
    if (!stored) {
      lost.push(address)
      continue
    }
    const body = new Uint8Array(await new Response(stored.body).arrayBuffer())
    await zip.add(file, body, true)
    pictures.push({ file, sha256: sha256Of(body), ...(await findFacts(db, address)) })
  }
  return { pictures, lost }
}

async function findFacts(db: Database, address: string): Promise<Omit<PictureFacts, 'file' | 'sha256'>> {
  const row = await db
    .selectFrom('pictures')
    .select(['sourceSha256', 'sourceBytes', 'alt', 'createdAt'])
    .where('address', '=', address)
    .executeTakeFirst()
  return row ?? { sourceSha256: null, sourceBytes: 0, alt: '', createdAt: null }
}

/** SHA-256 in hexadecimal. */
export function sha256Of(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex')
}

/** The number of documents that an export would contain, in one statement. */
export async function countDocuments(db: Database, { kinds }: Registry): Promise<number> {
  const tables = [...kinds.map(({ table }) => table), 'document_drafts']
  const counts = tables.map((table) => sql`(select count(*) from ${sql.table(table)})`)
  const { rows } = await sql<{ count: number }>`select ${sql.join(counts, sql` + `)} as count`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** The file name of a document: its id, or a slug with a hash if the id is not a valid file name. */
function fileNameOf(id: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,99}$/.test(id)) return id
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 12)
  return `${slugify(id).slice(0, 60) || 'documento'}-${hash}`
}

/** The former slugs of documents, in a stable order. */
async function listRedirects(db: Database): Promise<RedirectFacts[]> {
  return db
    .selectFrom('slug_redirects')
    .select(['tipo', 'slug', 'documentId as id'])
    .orderBy('tipo')
    .orderBy('slug')
    .execute()
}

/** The explanations that an admin wrote or pinned; others can be generated again. */
async function listAnswers(db: Database): Promise<AnswerFacts[]> {
  const rows = await db
    .selectFrom('ai_answers')
    .select(['tipo', 'documentId as id', 'answer', 'model', 'pinned', 'basis', 'editedAt', 'updatedAt'])
    .where(({ or, eb }) => or([eb('pinned', '=', 1), eb('editedAt', 'is not', null)]))
    .orderBy('tipo')
    .orderBy('documentId')
    .execute()
  return rows.map((row) => ({ ...row, pinned: row.pinned === 1 }))
}
