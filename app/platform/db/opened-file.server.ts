import { type Stats, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import type { Database } from './tables.ts'

const looks = new WeakMap<Database, () => Promise<void>>()

/**
 * Notes which file is at a path now, and gives what throws once it is no longer there: one that was removed or replaced takes writes that nobody
 * finds again, and the library looks for that only where it has no log, as it calls it then.
 */
export function noteOpenedFile(path: string): () => Promise<void> {
  const opened = statSync(path, { throwIfNoEntry: false })
  return async () => {
    if (await isElsewhere(opened, path)) throw new DatabaseUnavailableError('SQLITE_READONLY_DBMOVED')
  }
}

/** Notes how the file behind a database is looked for. */
export function noteFileOf(database: Database, look: () => Promise<void>): Database {
  looks.set(database, look)
  return database
}

/** Throws when the file of a database is no longer the one that was opened; a server has none. */
export async function requireOpenedFile(database: Database): Promise<void> {
  await looks.get(database)?.()
}

async function isElsewhere(opened: Stats | undefined, path: string): Promise<boolean> {
  if (!opened) return false
  const now = await stat(path).catch(() => undefined)
  return now?.ino !== opened.ino || now.dev !== opened.dev
}
