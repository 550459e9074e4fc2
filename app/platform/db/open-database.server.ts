import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Limits, servingLimits } from './limits.ts'
import { openPostgres } from './postgres.server.ts'
import { requireSoundFile } from './sound-file.server.ts'
import { filePath, openSqlite } from './sqlite.server.ts'
import type { Database } from './tables.ts'

/**
 * Opens the database that a URL names: `postgres://…`, or a SQLite file as `file:/path`, a plain path or `:memory:`.
 * The caller ends it with `destroy()`. Tables are made by `migrateToLatest`. A statement that cannot be answered within the
 * limits rejects with `DatabaseUnavailableError`.
 */
export async function openDatabase(url: string, limits: Limits = servingLimits): Promise<Database> {
  if (isServer(url)) return openPostgres(url, limits)
  return openSqlite(url, limits)
}

/** Throws what is wrong with a damaged file. A server watches over its own. */
export function requireSoundDatabase(url: string): void {
  if (!isServer(url)) requireSoundFile(filePath(url))
}

/** Whether a URL names a server, not a file. */
export function isServer(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url)
}

/** The folder of the file that a URL names; undefined of a server. */
export function folderOf(url: string): string | undefined {
  return isServer(url) ? undefined : dirname(filePath(url))
}

/** Whether there is a file to open; of a server nothing is known before it is asked. */
export function isThere(url: string): boolean {
  return isServer(url) || existsSync(filePath(url))
}

/** The files that a URL names, with those that stand beside them while it is used; none of a server. */
export function filesOf(url: string): string[] {
  return isServer(url) ? [] : ['', '-wal', '-shm', '-journal'].map((ending) => filePath(url) + ending)
}
