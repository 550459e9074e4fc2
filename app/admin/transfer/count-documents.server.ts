import { sql } from 'kysely'
import type { Registry } from '../../documents/core/registry.server.ts'
import type { Database } from '../../platform/db/tables.ts'

/** The number of documents that an export would contain, in one statement. */
export async function countDocuments(db: Database, { kinds }: Registry): Promise<number> {
  const tables = [...kinds.map(({ table }) => table), 'document_drafts']
  const counts = tables.map((table) => sql`(select count(*) from ${sql.table(table)})`)
  const { rows } = await sql<{ count: number }>`select ${sql.join(counts, sql` + `)} as count`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
