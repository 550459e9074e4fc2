import {
  type Attempt as Counted,
  countTogether,
} from '../../accounts/accounts/rate-limit-repository.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { gather } from './gather.server.ts'

/** A device that brings its whole log asks some fifty times, one that answers a few times a minute. */
const requestsOfAMinute = 120

const count = gather({ together: countTogether, sizeOf: () => 1, most: 2000 })

/** Counts one request about the log of a person, on all instances. */
export function countRequest(db: Database, accountId: string): Promise<Counted> {
  return count(db, { key: `attempts:${accountId}`, max: requestsOfAMinute, windowSeconds: 60 })
}
