import type { Database } from '../../platform/db/tables.ts'
import {
  type Attempt,
  countAttempts,
  digestForKey,
  type Limit,
} from '../accounts/rate-limit-repository.server.ts'

const quarterHour = 15 * 60

// Links have 256 bits and cannot be guessed: this bounds what wrong ones write. A school shares one address.
const missLimit = (network: string): Limit => ({
  key: `invitation:${digestForKey(network)}`,
  max: 30,
  windowSeconds: quarterHour,
})

/** Counts a link that is not good, and refuses a network that has come with too many. */
export function countMiss(db: Database, network: string): Promise<Attempt> {
  return countAttempts(db, [missLimit(network)])
}

/** Counts an invitation that an admin makes: each may send a message to anybody. */
export function countInvitation(db: Database, accountId: string): Promise<Attempt> {
  return countAttempts(db, [{ key: `invite:${accountId}`, max: 30, windowSeconds: 60 * 60 }])
}
