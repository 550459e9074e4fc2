import { openNoticeClock } from './postgres-clock.server.ts'
import { openFileClock } from './sqlite-clock.server.ts'
import type { Database } from './tables.ts'

/**
 * Says, without asking the database, whether content may have changed since last time: in this process, in another
 * instance or by a command.
 */
export type ContentClock = {
  /** Another number than before after any committed change; it may change for nothing, never the other way. */
  read: () => number
  /** Counts a write of this process before its answer is sent, so that the very next request sees it. */
  touch: () => void
  close: () => Promise<void>
}

/** Opens the clock of the database that a URL names (the same one that `openDatabase` was given). */
export async function openContentClock(url: string): Promise<ContentClock> {
  return /^postgres(ql)?:\/\//.test(url) ? openNoticeClock(url) : openFileClock(url)
}

/** The version of every noun, in one statement. */
export async function readContentVersions(db: Database): Promise<Map<string, number>> {
  const rows = await db.selectFrom('content_versions').selectAll().execute()
  return new Map(rows.map(({ noun, version }) => [noun, version]))
}
