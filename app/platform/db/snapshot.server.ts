import SqliteFile from 'better-sqlite3'
import { type ControlledTransaction, Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import pg from 'pg'
import { findPrimary } from './find-primary.server.ts'
import { isServer } from './open-database.server.ts'
import { getTypeParser } from './server-connection.server.ts'
import { filePath } from './sqlite.server.ts'
import type { Database, Tables } from './tables.ts'

/** A consistent snapshot of a database; it blocks no writers. */
type Snapshot = { db: Database; close: () => Promise<void> }

/** Timeout of a statement, in milliseconds. */
const timeoutMs = 60_000

/**
 * Opens a read-only snapshot of a database, on a connection of its own. Not possible for `:memory:`, which
 * has a single connection. Close it when done.
 */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const db = isServer(url) ? openServer(await findPrimary(url)) : openFile(filePath(url))
  try {
    const transaction = await begin(db, url)
    return {
      db: transaction,
      async close() {
        await transaction
          .rollback()
          .execute()
          .catch(() => {})
        await db.destroy()
      },
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Runs `work` with a snapshot, and closes it afterwards. */
export async function withSnapshot<Result>(
  url: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { db, close } = await openSnapshot(url)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

function openServer(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5000,
    query_timeout: timeoutMs,
    application_name: 'engrana-snapshot',
    types: { getTypeParser },
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

function openFile(path: string): Database {
  // A short timeout: the caller may be the server process, which must not block.
  const database = new SqliteFile(path, { readonly: true, fileMustExist: true, timeout: 100 })
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
}

// A controlled transaction holds its connection: if that is lost, the next statement fails instead of reading
// another snapshot.
async function begin(db: Database, url: string): Promise<ControlledTransaction<Tables>> {
  const start = db.startTransaction()
  const transaction = await (isServer(url)
    ? start.setIsolationLevel('repeatable read').setAccessMode('read only')
    : start
  ).execute()
  // A snapshot begins at the first read, not at BEGIN.
  await (isServer(url) ? sql`select 1` : sql`select count(*) from sqlite_schema`).execute(transaction)
  return transaction
}
