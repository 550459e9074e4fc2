import { isDatabaseUnavailable } from '../../platform/db/database-unavailable.ts'
import type { Database } from '../../platform/db/tables.ts'
import { countMiss, toMiss } from './search-miss-repository.server.ts'

/** Misses counted per minute and process, so that a script cannot flood the list. */
const maxInMinute = 30
const minuteMs = 60_000
let counted = { since: 0, number: 0 }

/**
 * Counts a search without results. If the database is unavailable, it does nothing, so that the user still
 * gets a page.
 */
export async function noteMiss(db: Database, text: string, today: string): Promise<void> {
  const query = toMiss(text)
  if (query === undefined || !isWithinLimit()) return
  try {
    await countMiss(db, query, today)
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
  }
}

function isWithinLimit(): boolean {
  const now = Date.now()
  if (now - counted.since > minuteMs) counted = { since: now, number: 0 }
  return ++counted.number <= maxInMinute
}
