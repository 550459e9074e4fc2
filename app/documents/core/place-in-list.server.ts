import { sql } from 'kysely'
import { encodeCursor } from '../../platform/db/keyset.ts'
import type { Database } from '../../platform/db/tables.ts'
import type { DocumentRow } from './document-rows.server.ts'
import type { ServedDocument } from './serve-document.server.ts'

/** Number of cards on the first page of every list. */
const onFirstPage = 8

/**
 * Returns the address of the list page that shows a document's card: the first page, or one that starts at
 * the card.
 */
export async function findPlaceInList(db: Database, kind: ServedDocument, row: DocumentRow): Promise<string> {
  if (!kind.listedBy) return kind.list
  const { column, descending } = kind.listedBy
  const value = String(row[column])
  const isBefore = sql.raw(descending ? '>' : '<')
  const { rows } = await sql`
    select 1 from ${sql.table(kind.table)}
    where (${sql.ref(column)}, ${sql.ref('id')}) ${isBefore} (${value}, ${row.id}) limit ${onFirstPage}`.execute(
    db,
  )
  if (rows.length < onFirstPage) return kind.list
  // The cursor points just before the card: `~` sorts after the characters of ids, and no id is empty.
  return `${kind.list}?desde=${encodeCursor([value, descending ? `${row.id}~` : ''])}`
}
