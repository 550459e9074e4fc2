import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const askAgainMs = 100

type Work = {
  /** Called once when another process holds the lock. */
  onWait: () => void
  work: () => Promise<void>
}

/**
 * Runs the work while holding an exclusive lock on the file. The lock is an operating-system lock on an empty
 * SQLite database: the system releases it when its process ends, even if killed, so a stale lock cannot
 * remain.
 */
export async function holdingLock(file: string, { onWait, work }: Work): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // Loaded only for a build: a start with a finished build does not wait for this module.
  const { default: Database } = await import('better-sqlite3')
  const lock = new Database(file, { timeout: 0 })
  const take = (): boolean => {
    try {
      lock.exec('begin exclusive')
      return true
    } catch (error) {
      if (error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY') return false
      throw error
    }
  }
  try {
    if (!take()) {
      onWait()
      do await pause(askAgainMs)
      while (!take())
    }
    await work()
  } finally {
    lock.close()
  }
}
