import type { Database } from '../../platform/db/tables.ts'
import {
  type Attempt,
  countAttempts,
  digestForKey,
  type Limit,
} from '../accounts/rate-limit-repository.server.ts'

const quarterHourSeconds = 15 * 60

// Tokens have 256 bits and cannot be guessed: this limits the writes that wrong ones cause. A school shares
// one address.
const missLimit = (network: string): Limit => ({
  key: `invitation:${digestForKey(network)}`,
  max: 30,
  windowSeconds: quarterHourSeconds,
})

/** Counts an invalid link, and rejects a network over the limit. */
export function countMiss(db: Database, network: string): Promise<Attempt> {
  return countAttempts(db, [missLimit(network)])
}

/** Counts an invitation by an admin: each may send a message to any address. */
export function countInvitation(db: Database, accountId: string): Promise<Attempt> {
  return countAttempts(db, [{ key: `invite:${accountId}`, max: 30, windowSeconds: 60 * 60 }])
}
