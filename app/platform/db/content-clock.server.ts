import { openNoticeClock } from './postgres-clock.server.ts'
import { openFileClock } from './sqlite-clock.server.ts'
import type { Database } from './tables.ts'

/**
 * Detects, without a query, that content may have changed since the last reading: by this process, another
 * instance or a command.
 */
export type ContentClock = {
  /**
   * A number that differs after any committed change. On SQLite a change without `touch` appears at most a
   * quarter of a millisecond later. It may also change without cause. NaN, which equals nothing, while
   * changes cannot be detected.
   */
  read: () => number
  /**
   * Records a write of this process. Call it before the response is sent, so that the next request sees the
   * change.
   */
  touch: () => void
  /** Reads the version of every noun from the database. */
  readVersions: () => Promise<Map<string, number>>
  close: () => Promise<void>
}

/**
 * Opens the content clock of a database. `url` is the one given to `openDatabase`, or, where that leads to a
 * connection pooler, a direct URL of the server: notifications do not pass through a pooler.
 */
export async function openContentClock(url: string, db: Database): Promise<ContentClock> {
  return /^postgres(ql)?:\/\//.test(url) ? openNoticeClock(url, db) : openFileClock(url, db)
}
