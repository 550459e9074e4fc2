import { type Stats, statSync } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { DatabaseUnavailableError } from './database-unavailable.ts'

/** Sees to it that what was committed is on the disk. */
export type LogSync = { sync: () => Promise<void>; close: () => Promise<void> }

/**
 * Sends the log of a SQLite file (`-wal`) to the disk, without keeping the thread that asks. Who asks while that is under way shares the next one.
 * A file that was removed or replaced meanwhile takes writes that nobody finds again: then nothing is acknowledged, until it is back.
 * Only the log may be opened beside the library: closing a second descriptor of the file itself would drop the locks of the first.
 */
export function openLogSync(path: string): LogSync {
  const opened = statSync(path, { throwIfNoEntry: false })
  let handle: Promise<FileHandle> | undefined
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  const syncNow = async (): Promise<void> => {
    next = undefined
    try {
      handle ??= open(`${path}-wal`, 'r+')
      await (await handle).sync()
    } catch (error) {
      handle = undefined
      throw new DatabaseUnavailableError('SQLITE_IOERR_FSYNC', error)
    }
    // As the library calls it, which looks only where it has no log.
    if (await isElsewhere(opened, path)) throw new DatabaseUnavailableError('SQLITE_READONLY_DBMOVED')
  }
  return {
    sync() {
      next ??= running = running.catch(() => {}).then(syncNow)
      return next
    },
    async close() {
      await running.catch(() => {})
      await (await handle)?.close()
    },
  }
}

async function isElsewhere(opened: Stats | undefined, path: string): Promise<boolean> {
  if (!opened) return false
  const now = await stat(path).catch(() => undefined)
  return now?.ino !== opened.ino || now.dev !== opened.dev
}

/** Of a database in memory there is nothing to keep. */
export const noLogSync: LogSync = { sync: async () => {}, close: async () => {} }
