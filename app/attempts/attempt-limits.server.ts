import { type Attempt as Counted, countAttempts } from '../accounts/rate-limit-repository.server.ts'
import type { Database } from '../db/tables.ts'

/** A device that brings its whole log asks some fifty times, one that answers a few times a minute. */
const requestsOfAMinute = 120

/** Counts one request about the log of a person, on all instances. */
export function countRequest(db: Database, accountId: string): Promise<Counted> {
  return countAttempts(db, [{ key: `attempts:${accountId}`, max: requestsOfAMinute, windowSeconds: 60 }])
}
