import { makeAccountTablesWithin } from '../../accounts/accounts/open-accounts.server.ts'
import { type Limits, loadingLimits, servingLimits } from '../../platform/db/limits.ts'
import { openLoader } from '../../platform/db/load-rows.server.ts'
import { applyPending } from '../../platform/db/migrate.server.ts'
import { migrations } from '../../platform/db/migrations/all-migrations.ts'
import { fileExists, openDatabase } from '../../platform/db/open-database.server.ts'
import { digestTable, type ReadTable } from '../../platform/db/read-rows.server.ts'
import { RowDigest, type RowValue } from '../../platform/db/row-values.ts'
import { siteTables } from '../../platform/db/site-tables.ts'
import { explainStart } from '../../platform/db/start-error.server.ts'
import { listColumns } from '../../platform/db/table-columns.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { BackupRefusal, backupTexts, InUseRefusal } from './backup-refusal.ts'
import { nameOf } from './check-places.server.ts'

export type Source = {
  /** The migrations that were applied when the rows were written. */
  migrations: readonly string[]
  tables: readonly ReadTable[]
  /** Passes all rows to `write`; the rows of a table come after those that they refer to. */
  read: (write: (table: string, rows: RowValue[][]) => Promise<void>) => Promise<void>
}

/** Throws {@link InUseRefusal} if the database contains tables of a site. Does not create a missing file. */
export async function requireEmptyTarget(url: string): Promise<void> {
  if (fileExists(url)) await withTarget(url, servingLimits, (db) => requireEmpty(db, url))
}

/** Errors name the destination database: the command's settings may point to another one. */
async function withTarget(url: string, limits: Limits, work: (db: Database) => Promise<void>): Promise<void> {
  try {
    const db = await openDatabase(url, limits)
    await work(db).finally(() => db.destroy())
  } catch (error) {
    throw explainStart(error, url)
  }
}

async function requireEmpty(db: Database, url: string): Promise<void> {
  for (const { name } of siteTables) {
    const columns = await listColumns(db, name)
    if (columns.length > 0) throw new InUseRefusal(backupTexts.databaseInUse(nameOf(url)))
  }
}

/**
 * Creates the tables of a site in an empty database and fills them in one transaction, committed after all
 * rows were read back and verified; an interruption leaves the database empty. Rows of an older version are
 * migrated.
 */
export async function fillDatabase(url: string, source: Source): Promise<void> {
  await withTarget(url, loadingLimits, (db) =>
    db.transaction().execute(async (transaction) => {
      const { adapter } = transaction.getExecutor()
      await adapter.acquireMigrationLock(transaction, { lockTable: '', lockRowId: '' })
      await requireEmpty(transaction, url)
      const taken = new Set(source.migrations)
      await applyPending(
        transaction,
        migrations.filter(({ name }) => taken.has(name)),
      )
      await makeAccountTablesWithin(transaction)
      await loadAll(transaction, source)
      await applyPending(transaction, migrations)
    }),
  )
}

async function loadAll(db: Database, source: Source): Promise<void> {
  const digests = new Map(source.tables.map(({ name }) => [name, new RowDigest()]))
  const loaders = new Map<string, Awaited<ReturnType<typeof openLoader>>>()
  // Reversed, so that tables that others refer to are emptied last.
  for (const table of source.tables.toReversed()) loaders.set(table.name, await openLoader(db, table))
  const late: RowValue[][] = []
  await source.read(async (table, rows) => {
    if (table === countedByTriggers) late.push(...rows)
    else await loadPart(table, rows)
  })
  // Triggers change these counts while loading: replace them with the stored ones.
  const counted = source.tables.find(({ name }) => name === countedByTriggers)
  if (counted) loaders.set(countedByTriggers, await openLoader(db, counted))
  await loadPart(countedByTriggers, late)
  for (const table of source.tables) await requireSame(db, table, digests.get(table.name))

  async function loadPart(table: string, rows: RowValue[][]): Promise<void> {
    const written = await loaders.get(table)?.load(rows)
    for (const row of written ?? []) digests.get(table)?.add(row)
  }
}

const countedByTriggers = 'content_versions'

async function requireSame(db: Database, table: ReadTable, digest: RowDigest | undefined): Promise<void> {
  const written = digest?.read()
  const found = await digestTable(db, table)
  if (found.rows !== written?.rows || found.checksum !== written.checksum)
    throw new BackupRefusal(backupTexts.differs(table.name))
}
