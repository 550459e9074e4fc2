import { scryptSync } from 'node:crypto'

// Those of the auth library, so that every hash that was ever made stays good.
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
const keyBytes = 64

/** What a thread of the pool runs (see password-hasher). It imports nothing but Node. */
export function deriveKey({ password, salt }: { password: string; salt: string }): string {
  return scryptSync(password.normalize('NFKC'), salt, keyBytes, cost).toString('hex')
}
