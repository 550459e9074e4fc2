import { hash } from 'node:crypto'
import {
  countAttempts,
  findRefusal,
  type Limit,
} from '../../accounts/accounts/rate-limit-repository.server.ts'
import type { Database } from '../../platform/db/tables.ts'

const hourSeconds = 60 * 60
// Enough for a class of thirty behind one address with a few ideas each; stored answers are not counted.
const maxOfNetwork = 120

const networkLimit = (network: string): Limit => ({
  // Hashed, so that no network address is stored in plain text.
  key: `ai:net:${hash('sha256', network, 'base64url').slice(0, 27)}`,
  max: maxOfNetwork,
  windowSeconds: hourSeconds,
})
const dayLimit = (max: number): Limit => ({ key: 'ai:day', max, windowSeconds: 24 * hourSeconds })

/** Counts a question to a model, over all instances; returns which limit it would exceed. */
export async function countGeneration(
  db: Database,
  { network, dailyLimit }: { network: string; dailyLimit: number },
): Promise<'within' | 'network' | 'day'> {
  const attempt = await countAttempts(db, [networkLimit(network), dayLimit(dailyLimit)])
  if (attempt.allowed) return 'within'
  return (await findRefusal(db, [dayLimit(dailyLimit)])) ? 'day' : 'network'
}
