import { sql } from 'kysely'
import { soundRows } from '../db/sound-rows.ts'
import type { Database } from '../db/tables.ts'
import { type DocumentRow, listRows } from '../documents/document-rows.server.ts'
import { whenVisible } from '../documents/pages.server.ts'
import type { DocumentKind } from '../documents/serve-document.server.ts'
import { readText } from './readable-text.server.ts'
import type { Searchable } from './search-index.ts'

/** The group of a document that is its block of the syllabus. */
export const blockGroup = 'bloque'

/** The names of documents that others refer to, by their ids. */
export type Names = ReadonlyMap<string, string>

/** The name of the block that a document belongs to; null where it belongs to none. */
export function blockOf({ block }: DocumentKind, row: DocumentRow, names: Names): string | null {
  const value = block === undefined ? null : row[block]
  return typeof value === 'string' ? (names.get(value) ?? value) : null
}

/** A document as the index takes it: what it is found by, without its marks. */
export function toSearchable(kind: DocumentKind, row: DocumentRow, names: Names): Searchable {
  const { title, text } = kind.search(row)
  const parts = text.filter((part) => part !== null).map(readText)
  const block = blockOf(kind, row, names)
  return {
    kind: kind.tipo,
    id: row.id,
    title,
    headings: parts.map(({ headings }) => headings).join(' '),
    text: parts.map((part) => part.text).join(' '),
    worth: kind.searchWorth ?? 1,
    groups: block === null ? {} : { [blockGroup]: block },
  }
}

/** The ids of what visitors may find on a day, each with the time of its last change. */
export async function listStamps(
  db: Database,
  kind: DocumentKind,
  today: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; updatedAt: string }>`
    select id, ${sql.ref('updatedAt')} from ${sql.table(kind.table)} where ${whenVisible(kind, today)}`.execute(
    db,
  )
  return new Map(soundRows(rows).map(({ id, updatedAt }) => [id, Date.parse(updatedAt)]))
}

/** The names of all documents that others refer to, in the order of their kinds. */
export async function listNames(db: Database, kinds: readonly DocumentKind[]): Promise<Names> {
  const names = new Map<string, string>()
  for (const { table, title, order } of kinds.filter(({ referredBy }) => referredBy.length > 0)) {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, ${sql.ref(title)} as name from ${sql.table(table)} order by ${sql.ref(order)}, id`.execute(
      db,
    )
    for (const { id, name } of soundRows(rows)) names.set(id, name)
  }
  return names
}

// So many texts are in memory at once while an index is made.
const documentsPerStatement = 50

/** The documents of these ids, some at a time. */
export async function* readRows(
  db: Database,
  kind: DocumentKind,
  ids: readonly string[],
): AsyncGenerator<DocumentRow[]> {
  for (let start = 0; start < ids.length; start += documentsPerStatement) {
    yield soundRows(await listRows(db, kind, ids.slice(start, start + documentsPerStatement)))
  }
}
