import { sql } from 'kysely'
import { type DocumentRow, listRows } from '../../documents/core/document-rows.server.ts'
import { visibleCondition } from '../../documents/core/pages.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import { type Course, readCourses } from '../curriculum/courses.ts'
import type { ReadTexts } from './read-texts.server.ts'
import type { ReadableText } from './readable-text.server.ts'
import type { Searchable } from './search-index.ts'

/** The search group with a document's block of the syllabus. */
export const blockGroup = 'bloque'

/** The search group with a document's courses. */
export const courseGroup = 'curso'

/** A block of the syllabus; its `courses` apply to documents without courses of their own. */
type Block = { name: string; courses: Course[] }
/** Blocks by id and by name: documents refer to them by either. */
export type Blocks = ReadonlyMap<string, Block>

/** The name of a document's block; null if it has none. */
export function blockOf({ block }: DocumentKind, row: DocumentRow, blocks: Blocks): string | null {
  const value = block === undefined ? null : row[block]
  return typeof value === 'string' ? (blocks.get(value)?.name ?? value) : null
}

// The document's own courses, otherwise those of its block.
function coursesOf({ block, fields }: DocumentKind, row: DocumentRow, blocks: Blocks): Course[] {
  const own = 'courses' in fields ? readCourses(String(row.courses ?? '')) : []
  if (own.length > 0 || block === undefined) return own
  return blocks.get(String(row[block] ?? ''))?.courses ?? []
}

/** Prepares documents of a kind for the index: plain texts without Markdown. */
export async function toSearchables(
  kind: DocumentKind,
  rows: readonly DocumentRow[],
  { blocks, readTexts }: { blocks: Blocks; readTexts: ReadTexts },
): Promise<Searchable[]> {
  const written = rows.map((row) => {
    const { title, text } = kind.search(row)
    return { row, title, texts: text.filter((part) => part !== null) }
  })
  const read = await readTexts(written.flatMap(({ texts }) => texts))
  let next = 0
  return written.map(({ row, title, texts }) => {
    const parts = read.slice(next, next + texts.length)
    next += texts.length
    return { ...describeDocument(kind, row, blocks), title, ...joinParts(parts) }
  })
}

function joinParts(parts: readonly ReadableText[]): ReadableText {
  return {
    headings: parts.map(({ headings }) => headings).join(' '),
    text: parts.map(({ text }) => text).join(' '),
  }
}

function describeDocument(
  kind: DocumentKind,
  row: DocumentRow,
  blocks: Blocks,
): Pick<Searchable, 'kind' | 'id' | 'worth' | 'groups'> {
  const block = blockOf(kind, row, blocks)
  const courses = coursesOf(kind, row, blocks)
  return {
    kind: kind.tipo,
    id: row.id,
    worth: kind.searchWeight ?? 1,
    groups: {
      ...(block !== null && { [blockGroup]: [block] }),
      ...(courses.length > 0 && { [courseGroup]: courses }),
    },
  }
}

/** The ids of the documents visible on a day, each with the time of its last change. */
export async function listStamps(
  db: Database,
  kind: DocumentKind,
  today: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; updatedAt: string }>`
    select id, ${sql.ref('updatedAt')} from ${sql.table(kind.table)} where ${visibleCondition(kind, today)}`.execute(
    db,
  )
  return new Map(dropCorruptRows(rows).map(({ id, updatedAt }) => [id, Date.parse(updatedAt)]))
}

/** The kinds that serve as blocks of other kinds. */
export function listBlockKinds(kinds: readonly DocumentKind[]): DocumentKind[] {
  const named = kinds.flatMap(({ block, refersTo }) => refersTo.filter(({ field }) => field === block))
  return kinds.filter(({ tipo: kindSlug }) => named.some(({ kind }) => kind.tipo === kindSlug))
}

/** All blocks, in the order of their kinds. */
export async function listBlocks(db: Database, kinds: readonly DocumentKind[]): Promise<Blocks> {
  const blocks = new Map<string, Block>()
  for (const { table, title, order, fields } of kinds) {
    const courses = 'courses' in fields ? sql.ref('courses') : sql`''`
    const { rows } = await sql<{ id: string; name: string; courses: string }>`
      select id, ${sql.ref(title)} as name, ${courses} as courses
      from ${sql.table(table)} order by ${sql.ref(order)}, id`.execute(db)
    for (const { id, name, courses } of dropCorruptRows(rows)) {
      const block = { name, courses: readCourses(courses) }
      blocks.set(id, block).set(name, block)
    }
  }
  return blocks
}

// Bounds the texts in memory while indexing.
const documentsPerStatement = 50

/** Reads documents by id, in batches. */
export async function* readRows(
  db: Database,
  kind: DocumentKind,
  ids: readonly string[],
): AsyncGenerator<DocumentRow[]> {
  for (let start = 0; start < ids.length; start += documentsPerStatement) {
    yield dropCorruptRows(await listRows(db, kind, ids.slice(start, start + documentsPerStatement)))
  }
}
