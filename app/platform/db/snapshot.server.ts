import SqliteFile from 'better-sqlite3'
import { type ControlledTransaction, Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import pg from 'pg'
import { findPrimary } from './find-primary.server.ts'
import { isServer } from './open-database.server.ts'
import { getTypeParser } from './postgres-types.ts'
import { filePath } from './sqlite.server.ts'
import type { Database, Tables } from './tables.ts'

/** What a database held at one moment, whatever is written meanwhile. Nobody waits for who reads it. */
type Snapshot = { db: Database; close: () => Promise<void> }

/** A statement that has not been answered for so long will not be. Milliseconds. */
const patience = 60_000

/**
 * Opens what the database of `openDatabase` holds now, to be read only, by a connection of its own. A file in memory has no
 * second connection, and no snapshot.
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

/** {@link openSnapshot} for as long as `work` takes. */
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
    query_timeout: patience,
    application_name: 'engrana-snapshot',
    types: { getTypeParser },
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

function openFile(path: string): Database {
  // It never waits for long: who asks may be the process that answers people.
  const database = new SqliteFile(path, { readonly: true, fileMustExist: true, timeout: 100 })
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
}

// One that holds its connection: where it is lost, the next statement fails, instead of seeing another moment on a new one.
async function begin(db: Database, url: string): Promise<ControlledTransaction<Tables>> {
  const start = db.startTransaction()
  const transaction = await (isServer(url)
    ? start.setIsolationLevel('repeatable read').setAccessMode('read only')
    : start
  ).execute()
  // A snapshot is of the moment of its first look.
  await (isServer(url) ? sql`select 1` : sql`select count(*) from sqlite_schema`).execute(transaction)
  return transaction
}
