import { type FileHandle, open } from 'node:fs/promises'
import { DatabaseUnavailableError } from './database-unavailable.ts'

/** Flushes committed data to disk. */
export type LogSync = { sync: () => Promise<void>; close: () => Promise<void> }

/**
 * Flushes the WAL of a SQLite file (`-wal`) to disk, off the main thread. Calls made while a flush is running
 * share the next one. Rejects with DatabaseUnavailableError when the flush fails or when the file is no
 * longer the opened one (`requireFile` rejects). Only the WAL may be opened outside the library: closing a
 * second descriptor of the database file would release its POSIX locks.
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

/** An in-memory database needs no flush. */
export const noLogSync: LogSync = { sync: async () => {}, close: async () => {} }
