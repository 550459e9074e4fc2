import type { ReadTable } from '../../platform/db/read-rows.server.ts'
import { siteTables } from '../../platform/db/site-tables.ts'
import { listColumns } from '../../platform/db/table-columns.server.ts'
import type { Database } from '../../platform/db/tables.ts'

/**
 * What is of one moment or of one machine, or opens a door: nobody stays signed in by a backup, links that were sent end, and who tries passwords
 * begins anew. The secret that signs cookies is left out by its row.
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
/** Keys to the account of a person at another provider, which the site needs at the sign-in alone. */
const columnsLeftOut: Record<string, readonly string[]> = {
  identities: ['accessToken', 'refreshToken', 'idToken', 'accessTokenExpiresAt', 'refreshTokenExpiresAt'],
}

/** The tables that a database has, with all of their columns. */
export async function listWholeTables(db: Database): Promise<ReadTable[]> {
  const tables: ReadTable[] = []
  for (const table of siteTables) {
    const columns = (await listColumns(db, table.name)).map(({ name }) => name).toSorted()
    if (columns.length > 0) tables.push({ ...table, columns })
  }
  return tables
}

/** Those tables and columns that a backup takes. */
export async function listKeptTables(db: Database): Promise<ReadTable[]> {
  return (await listWholeTables(db))
    .filter(({ name }) => !tablesLeftOut.has(name))
    .map((table) => ({
      ...table,
      columns: table.columns.filter((column) => !columnsLeftOut[table.name]?.includes(column)),
    }))
}
