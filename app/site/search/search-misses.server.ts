import { isDatabaseUnavailable } from '../../platform/db/database-unavailable.ts'
import type { Database } from '../../platform/db/tables.ts'
import { countMiss, toMiss } from './search-miss-repository.server.ts'

/** So many are counted in a minute, by the whole process: nobody fills the list by a program. */
const mostInMinute = 30
const minute = 60_000
let counted = { since: 0, number: 0 }

/** Counts a search that found nothing. Whoever searched is answered also where that fails. */
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
  if (now - counted.since > minute) counted = { since: now, number: 0 }
  return ++counted.number <= mostInMinute
}
