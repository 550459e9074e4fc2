import { sql } from 'kysely'
import { isServer } from './open-database.server.ts'
import type { ReadTable } from './read-rows.server.ts'
import type { Database } from './tables.ts'

/**
 * A lower bound, in bytes, of the size of these tables in a SQLite file. For SQLite the exact payload; for
 * PostgreSQL half of the row sizes, since each row there has a header.
 */
export async function countRowBytes(
  db: Database,
  tables: readonly ReadTable[],
  url: string,
): Promise<number> {
  if (!isServer(url)) {
    const { rows } = await sql<{ bytes: number }>`select sum(payload) as bytes from dbstat`.execute(db)
    return Number(rows[0]?.bytes ?? 0)
  }
  let bytes = 0
  for (const { name } of tables) {
    const { rows } = await sql<{ bytes: string | null }>`
      select sum(pg_column_size(t.*)) as bytes from ${sql.id(name)} as t`.execute(db)
    bytes += Number(rows[0]?.bytes ?? 0)
  }
  return Math.floor(bytes / 2)
}
