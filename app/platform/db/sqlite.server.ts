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
import { noteFileOf, noteOpenedFile } from './opened-file.server.ts'
import { type FileConnections, FileDriver } from './sqlite-driver.server.ts'
import type { Database, Tables } from './tables.ts'

/** The main thread never waits: the driver tries again. While the file is being opened nobody is there yet. */
const busyTimeout = { opening: 10_000, serving: 0 }

/** Whoever makes the log of the file longer than so many pages takes it into the file: 64 MB. A site does it long before, on a thread (checkpoints.server.ts). */
const mostPages = 16_384

/** In kB, where the driver's own measure is 16 MB for each connection: the system keeps the file in memory besides. */
const keptOfFile = { writing: 1_000, reading: 4_000 }

// The driver has a connection for reading beside the one that writes; Kysely would let all wait for one.
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

/** Opens a SQLite file, making it and its folder if needed. */
export function openSqlite(url: string, limits: Limits): Database {
  const { requireFile, ...connections } = connect(filePath(url))
  return noteFileOf(new Kysely<Tables>({ dialect: new FileDialect(connections, limits) }), requireFile)
}

function connect(path: string): FileConnections & { requireFile: () => Promise<void> } {
  const isFile = path !== ':memory:'
  if (isFile) mkdirSync(dirname(path), { recursive: true })
  const writing = new SqliteFile(path, { timeout: busyTimeout.opening })
  writing.pragma('journal_mode = WAL')
  // With it alone writes that were acknowledged would be lost when the power fails: the driver waits for the disk, as FULL would on this thread.
  writing.pragma('synchronous = NORMAL')
  writing.pragma(`wal_autocheckpoint = ${mostPages}`)
  writing.pragma('foreign_keys = ON')
  // What is deleted is written over: else the address of an account that is gone could be read in the file for years.
  writing.pragma('secure_delete = ON')
  writing.pragma(`busy_timeout = ${busyTimeout.serving}`)
  writing.pragma(`cache_size = ${-keptOfFile.writing}`)
  // A database in memory is seen by its own connection only.
  const reading = isFile ? new SqliteFile(path, { readonly: true, timeout: busyTimeout.serving }) : writing
  if (!isFile) return { writing, reading, log: noLogSync, requireFile: async () => {} }
  reading.pragma(`cache_size = ${-keptOfFile.reading}`)
  const requireFile = noteOpenedFile(path)
  return { writing, reading, log: openLogSync(path, requireFile), requireFile }
}

/** The path that a URL of a file database names. */
export function filePath(url: string): string {
  if (url.startsWith('file://')) return fileURLToPath(url)
  return url.startsWith('file:') ? url.slice('file:'.length) : url
}
