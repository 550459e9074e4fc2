import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const askAgainMs = 100

type Work = {
  /** Called once when another process has the lock. */
  onWait: () => void
  work: () => Promise<void>
}

/**
 * Does the work while no other process does that of the same file. The lock is one of the operating system on an empty
 * database: it ends with the process that has it, however that ends, so that none is ever left behind.
 */
export async function holdingLock(file: string, { onWait, work }: Work): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // Only who builds needs it; a start on a finished build does not wait for it to load.
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
