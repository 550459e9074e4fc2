import type { Instant } from './tables.ts'

/** The second factor of an account. Until it is confirmed, signing in does not require it. */
export type SecondFactorsTable = {
  userId: string
  /** Encrypted (app/accounts/second-factor/seal.server.ts). */
  secret: string
  startedAt: Instant
  confirmedAt: Instant | null
  /** The last time step (RFC 6238) whose code was accepted: each code works only once. */
  lastStep: number
}

/** Recovery codes for a lost device, stored as digests. */
export type RecoveryCodesTable = { digest: string; userId: string; usedAt: Instant | null }

/** Sign-ins with a correct password that wait for a code. `id` is a digest of the browser's cookie. */
export type SecondStepsTable = { id: string; userId: string; expiresAt: Instant }
