import { type FileHandle, open } from 'node:fs/promises'
import { DatabaseUnavailableError } from './database-unavailable.ts'

/** Sees to it that what was committed is on the disk. */
export type LogSync = { sync: () => Promise<void>; close: () => Promise<void> }

/**
 * Sends the log of a SQLite file (`-wal`) to the disk, without keeping the thread that asks. Who asks while that is under way shares the next one.
 * While the file is no longer the one that was opened (`requireFile` throws), nothing is acknowledged.
 * Only the log may be opened beside the library: closing a second descriptor of the file itself would drop the locks of the first.
 */
export function openLogSync(path: string, requireFile: () => Promise<void>): LogSync {
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
    await requireFile()
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

/** Of a database in memory there is nothing to keep. */
export const noLogSync: LogSync = { sync: async () => {}, close: async () => {} }
