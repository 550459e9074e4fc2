import { type Stats, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { readContentVersions } from './content-versions.server.ts'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import type { Database } from './tables.ts'

const looks = new WeakMap<Database, () => Promise<void>>()

/**
 * Remembers which file is at a path now. Returns a check that rejects once the file has been removed or
 * replaced: writes to it would then be lost. In WAL mode SQLite does not check this itself.
 */
export function registerOpenedFile(path: string): () => Promise<void> {
  const opened = statSync(path, { throwIfNoEntry: false })
  return async () => {
    if (await isElsewhere(opened, path)) throw new DatabaseUnavailableError('SQLITE_READONLY_DBMOVED')
  }
}

/** Associates a database with the check of its file. */
export function registerFileOf(database: Database, look: () => Promise<void>): Database {
  looks.set(database, look)
  return database
}

/**
 * Rejects with DatabaseUnavailableError when the file of a database has been removed or replaced. Does
 * nothing for a server.
 */
export async function requireOpenedFile(database: Database): Promise<void> {
  await looks.get(database)?.()
}

async function isElsewhere(opened: Stats | undefined, path: string): Promise<boolean> {
  if (!opened) return false
  const now = await stat(path).catch(() => undefined)
  return now?.ino !== opened.ino || now.dev !== opened.dev
}

/**
 * Rejects when the database does not answer a query, or when its file was removed or replaced, so that writes
 * would be lost.
 */
export async function requireAnswer(database: Database): Promise<void> {
  await readContentVersions(database)
  await requireOpenedFile(database)
}
