import { openNoticeClock } from './postgres-clock.server.ts'
import { openFileClock } from './sqlite-clock.server.ts'
import type { Database } from './tables.ts'

/**
 * Says, without asking the database, whether content may have changed since last time: in this process, in another
 * instance or by a command.
 */
export type ContentClock = {
  /**
   * Another number than before after any committed change (on SQLite, one that is not touched, a quarter of a millisecond later at most); it may change
   * for nothing, never the other way. NaN, which equals nothing, while nobody can tell.
   */
  read: () => number
  /** Counts a write of this process before its answer is sent, so that the very next request sees it. */
  touch: () => void
  /** The version of every noun, asked of the database. */
  readVersions: () => Promise<Map<string, number>>
  close: () => Promise<void>
}

/**
 * Opens the clock of a database that `openDatabase` opened, by the URL that it was given; or, where that leads to a pooler, by one that leads
 * to the server itself.
 */
export async function openContentClock(url: string, db: Database): Promise<ContentClock> {
  return /^postgres(ql)?:\/\//.test(url) ? openNoticeClock(url, db) : openFileClock(url, db)
}
