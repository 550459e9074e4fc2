import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import SqliteFile from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import type { Database, Tables } from './tables.ts'

const BUSY_TIMEOUT_MS = 10_000

// A transaction that reads first and writes later would fail at once, without waiting, when another process (the
// admin command, a second start) wrote in between. Taking the write lock at the beginning makes it wait its turn.
class WriteFirstDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

class FileDialect extends SqliteDialect {
  readonly #settings: SqliteDialectConfig

  constructor(settings: SqliteDialectConfig) {
    super(settings)
    this.#settings = settings
  }

  override createDriver(): Driver {
    return new WriteFirstDriver(this.#settings)
  }
}

/** Opens a SQLite file, making it and its folder if needed. */
export function openSqlite(url: string): Database {
  const path = filePath(url)
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const database = new SqliteFile(path, { timeout: BUSY_TIMEOUT_MS })
  database.pragma('journal_mode = WAL')
  // NORMAL loses writes that were acknowledged when the power fails.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  return new Kysely<Tables>({ dialect: new FileDialect({ database }) })
}

/** The path that a URL of a file database names. */
export function filePath(url: string): string {
  if (url.startsWith('file://')) return fileURLToPath(url)
  return url.startsWith('file:') ? url.slice('file:'.length) : url
}
