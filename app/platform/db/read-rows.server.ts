import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { isServer } from './open-database.server.ts'
import { RowDigest, type RowValue, toRowValue } from './row-values.ts'
import type { SiteTable } from './site-tables.ts'
import type { Database } from './tables.ts'

/**
 * Characters per page: small enough not to block the event loop, and to fit into memory with rows of any
 * length.
 */
const pageLetters = 256 * 1024
const maxRows = 2000

type Row = Record<string, unknown>

/** A table and the columns to read, in order. */
export type ReadTable = SiteTable & { columns: readonly string[] }

/** Reads all rows of a table in pages, ordered by its key; yields to the event loop between pages. */
export async function* readRows(db: Database, table: ReadTable): AsyncGenerator<RowValue[][]> {
  let after: unknown[] | undefined
  let limit = 20
  for (;;) {
    const found = await readPage(db, table, { after, limit })
    const rows = found.map((row) => table.columns.map((name) => toRowValue(row[name])))
    if (rows.length > 0) yield rows
    const last = found.at(-1)
    if (!last || found.length < limit) return
    after = table.key.map((name) => last[name])
    limit = nextLimit(rows)
    await nextTurn()
  }
}

function nextLimit(rows: readonly RowValue[][]): number {
  let letters = 0
  for (const row of rows) for (const value of row) letters += typeof value === 'string' ? value.length + 8 : 8
  return Math.min(maxRows, Math.max(1, Math.floor((rows.length * pageLetters) / letters)))
}

async function readPage(
  db: Database,
  { name, key, columns }: ReadTable,
  { after, limit }: { after: unknown[] | undefined; limit: number },
): Promise<Row[]> {
  const wanted = sql.join([...new Set([...columns, ...key])].map((column) => sql.id(column)))
  const order = sql.join(key.map((column) => sql.id(column)))
  const rest = after ? sql`where (${order}) > (${sql.join(after)})` : sql``
  const { rows } = await sql<Row>`
    select ${wanted} from ${sql.id(name)} ${rest} order by ${order} limit ${limit}`.execute(db)
  return rows
}

/** Row count and checksum of the current contents of a table. */
export async function digestTable(
  db: Database,
  table: ReadTable,
): Promise<{ rows: number; checksum: string }> {
  const digest = new RowDigest()
  for await (const rows of readRows(db, table)) for (const row of rows) digest.add(row)
  return digest.read()
}

export async function countRows(db: Database, { name }: SiteTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.id(name)}`.execute(db)
  return rows[0]?.count ?? 0
}

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
