import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import { type Limits, servingLimits } from './limits.ts'
import { registerPool } from './pool-use.ts'
import { ServerDialect } from './postgres-dialect.server.ts'
import { ServerDriver } from './postgres-driver.server.ts'
import { ServerPool } from './server-pool.server.ts'
import { requireSoundFile } from './sound-file.server.ts'
import { filePath, openSqlite } from './sqlite.server.ts'
import type { Database, Tables } from './tables.ts'

/**
 * Opens the database at a URL: `postgres://…`, or a SQLite file as `file:/path`, a plain path or `:memory:`.
 * Close it with `destroy()`; create its tables with `migrateToLatest`. A statement over the `limits` rejects
 * with `DatabaseUnavailableError`.
 */
export async function openDatabase(url: string, limits: Limits = servingLimits): Promise<Database> {
  if (isServer(url)) return openPostgres(url, limits)
  return openSqlite(url, limits)
}

/** Throws a SqliteError when a SQLite file is corrupt. PostgreSQL checks its own files. */
export function requireSoundDatabase(url: string): void {
  if (!isServer(url)) requireSoundFile(filePath(url))
}

/** Whether a URL leads to a PostgreSQL server rather than a file. */
export function isServer(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url)
}

/** The folder of a database file; undefined for a server. */
export function folderOf(url: string): string | undefined {
  return isServer(url) ? undefined : dirname(filePath(url))
}

/** Whether the database file exists; always true for a server, which is not contacted. */
export function fileExists(url: string): boolean {
  return isServer(url) || existsSync(filePath(url))
}

/** The paths of a database file and of the files that SQLite may create beside it; empty for a server. */
export function filesOf(url: string): string[] {
  return isServer(url) ? [] : ['', '-wal', '-shm', '-journal'].map((ending) => filePath(url) + ending)
}

/**
 * Opens a pool to the primary; connections are made on demand. Where the URL lists several servers, the primary is
 * looked up, and again after a failover.
 */
function openPostgres(url: string, limits: Limits): Database {
  const pool = new ServerPool(url, limits)
  const dialect = new ServerDialect(new ServerDriver(pool, limits))
  return registerPool(new Kysely<Tables>({ dialect }), pool.pool)
}
