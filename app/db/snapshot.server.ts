import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import pg from 'pg'
import { filePath } from './sqlite.server.ts'
import type { Database, Tables } from './tables.ts'

/** What a database held at one moment, whatever is written meanwhile. Nobody waits for who reads it. */
export type Snapshot = { db: Database; close: () => Promise<void> }

/** A statement that has not been answered for so long will not be. Milliseconds. */
const patience = 60_000
const INT8 = 20

/**
 * Opens what the database of `openDatabase` holds now, to be read only, by a connection of its own. A file in memory has no
 * second connection, and no snapshot.
 */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const db = /^postgres(ql)?:\/\//.test(url) ? openServer(url) : openFile(filePath(url))
  try {
    await begin(db, url)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    db,
    async close() {
      await sql`rollback`.execute(db).catch(() => {})
      await db.destroy()
    },
  }
}

// One connection, so that every statement is of the one transaction.
function openServer(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5000,
    query_timeout: patience,
    application_name: 'engrana-snapshot',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

function openFile(path: string): Database {
  const database = new SqliteFile(path, { readonly: true, fileMustExist: true, timeout: 5000 })
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
}

async function begin(db: Database, url: string): Promise<void> {
  if (/^postgres(ql)?:\/\//.test(url)) {
    await sql`begin transaction isolation level repeatable read read only`.execute(db)
  } else {
    await sql`begin`.execute(db)
  }
  // A snapshot is of the moment of its first look.
  await db.selectFrom('settings').select('key').limit(1).execute()
}
