import type { ReadTable } from '../../platform/db/read-rows.server.ts'
import { siteTables } from '../../platform/db/site-tables.ts'
import { listColumns } from '../../platform/db/table-columns.server.ts'
import type { Database } from '../../platform/db/tables.ts'

/**
 * Tables that a backup omits, because they are transient, bound to one machine, or grant access: sessions
 * end, sent links become invalid, and rate limits restart. The secret that signs cookies is a row and
 * is filtered elsewhere.
 */
const tablesLeftOut = new Set([
  'sessions',
  'verifications',
  'second_steps',
  'invitations',
  'rate_limits',
  'backup_runs',
  'uploads',
])
/** Tokens of a person's account at another provider; the site needs them only during sign-in. */
const columnsLeftOut: Record<string, readonly string[]> = {
  identities: ['accessToken', 'refreshToken', 'idToken', 'accessTokenExpiresAt', 'refreshTokenExpiresAt'],
}

/** The tables of a database with all of their columns. */
export async function listWholeTables(db: Database): Promise<ReadTable[]> {
  const tables: ReadTable[] = []
  for (const table of siteTables) {
    const columns = (await listColumns(db, table.name)).map(({ name }) => name).toSorted()
    if (columns.length > 0) tables.push({ ...table, columns })
  }
  return tables
}

/** The tables and columns that a backup contains. */
export async function listKeptTables(db: Database): Promise<ReadTable[]> {
  return (await listWholeTables(db))
    .filter(({ name }) => !tablesLeftOut.has(name))
    .map((table) => ({
      ...table,
      columns: table.columns.filter((column) => !columnsLeftOut[table.name]?.includes(column)),
    }))
}
