import {
  type Attempt as Counted,
  countTogether,
} from '../../accounts/accounts/rate-limit-repository.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { gather } from './gather.server.ts'

/** Requests per minute and account. A device that uploads a full log sends about fifty; one in use, a few. */
const requestsOfAMinute = 120

const count = gather({ together: countTogether, sizeOf: () => 1, most: 2000 })

/** Counts one request to the log of an account against its rate limit. All instances share the count. */
export function countRequest(db: Database, accountId: string): Promise<Counted> {
  return count(db, { key: `attempts:${accountId}`, max: requestsOfAMinute, windowSeconds: 60 })
}
