import { hash } from 'node:crypto'
import {
  countAttempts,
  findRefusal,
  type Limit,
} from '../../accounts/accounts/rate-limit-repository.server.ts'
import type { Database } from '../../platform/db/tables.ts'

const hour = 60 * 60
// A class of thirty with one address, each with a few ideas; what is kept already costs nothing.
const mostOfNetwork = 120

const networkLimit = (network: string): Limit => ({
  // No address of anybody in the clear.
  key: `ai:net:${hash('sha256', network, 'base64url').slice(0, 27)}`,
  max: mostOfNetwork,
  windowSeconds: hour,
})
const dayLimit = (max: number): Limit => ({ key: 'ai:day', max, windowSeconds: 24 * hour })

/** Counts an answer that a model is to be asked for, on all instances together; says which limit it would exceed. */
export async function countGeneration(
  db: Database,
  { network, dailyLimit }: { network: string; dailyLimit: number },
): Promise<'within' | 'network' | 'day'> {
  const attempt = await countAttempts(db, [networkLimit(network), dayLimit(dailyLimit)])
  if (attempt.allowed) return 'within'
  return (await findRefusal(db, [dayLimit(dailyLimit)])) ? 'day' : 'network'
}
