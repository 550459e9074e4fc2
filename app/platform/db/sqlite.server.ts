import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import SqliteFile from 'better-sqlite3'
import {
  type DialectAdapter,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
} from 'kysely'
import type { Limits } from './limits.ts'
import { noLogSync, openLogSync } from './log-sync.server.ts'
import { registerFileOf, registerOpenedFile } from './opened-file.server.ts'
import { type FileConnections, FileDriver } from './sqlite-driver.server.ts'
import type { Database, Tables } from './tables.ts'

/**
 * Milliseconds. While serving, the main thread must not block, so the driver retries; while opening, it may.
 */
const busyTimeout = { opening: 10_000, serving: 0 }

/**
 * Pages in the WAL at which a writing connection checkpoints by itself: 64 MB. Normally a thread does it long
 * before (checkpoints.server.ts).
 */
const maxPages = 16_384

/**
 * Page cache in kB. The default of better-sqlite3 is 16 MB per connection; the system caches the file anyway.
 */
const keptOfFile = { writing: 1_000, reading: 4_000 }

// The driver has separate connections for reading and writing; Kysely would serialise all statements on one.
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class FileDialect extends SqliteDialect {
  readonly #connections: FileConnections
  readonly #limits: Limits

  constructor(connections: FileConnections, limits: Limits) {
    const settings: SqliteDialectConfig = { database: connections.writing }
    super(settings)
    this.#connections = connections
    this.#limits = limits
  }

  override createDriver(): Driver {
    return new FileDriver(this.#connections, this.#limits)
  }

  override createAdapter(): DialectAdapter {
    return new Adapter()
  }
}

/** Opens a SQLite file; creates it and its folder if needed. */
export function openSqlite(url: string, limits: Limits): Database {
  const { requireFile, ...connections } = connect(filePath(url))
  return registerFileOf(new Kysely<Tables>({ dialect: new FileDialect(connections, limits) }), requireFile)
}

function connect(path: string): FileConnections & { requireFile: () => Promise<void> } {
  const isFile = path !== ':memory:'
  if (isFile) mkdirSync(dirname(path), { recursive: true })
  const writing = new SqliteFile(path, { timeout: busyTimeout.opening })
  writing.pragma('journal_mode = WAL')
  // NORMAL alone loses acknowledged writes at a power failure: the driver syncs the WAL itself, off this
  // thread.
  writing.pragma('synchronous = NORMAL')
  writing.pragma(`wal_autocheckpoint = ${maxPages}`)
  writing.pragma('foreign_keys = ON')
  // Overwrites deleted data: otherwise the mail address of a deleted account could stay in the file for
  // years.
  writing.pragma('secure_delete = ON')
  writing.pragma(`busy_timeout = ${busyTimeout.serving}`)
  writing.pragma(`cache_size = ${-keptOfFile.writing}`)
  // Other connections cannot see an in-memory database.
  const reading = isFile ? new SqliteFile(path, { readonly: true, timeout: busyTimeout.serving }) : writing
  if (!isFile) return { writing, reading, log: noLogSync, requireFile: async () => {} }
  reading.pragma(`cache_size = ${-keptOfFile.reading}`)
  const requireFile = registerOpenedFile(path)
  return { writing, reading, log: openLogSync(path, requireFile), requireFile }
}

/** The path in a URL of a database file. */
export function filePath(url: string): string {
  if (url.startsWith('file://')) return fileURLToPath(url)
  return url.startsWith('file:') ? url.slice('file:'.length) : url
}
