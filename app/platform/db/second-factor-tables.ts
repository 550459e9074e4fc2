import type { Instant } from './tables.ts'

/** The second factor of an account; one that is not confirmed yet asks nobody for anything. */
export type SecondFactorsTable = {
  userId: string
  /** Sealed (app/accounts/second-factor/seal.server.ts). */
  secret: string
  startedAt: Instant
  confirmedAt: Instant | null
  /** The last step of time (RFC 6238) whose code was taken: none is taken twice. */
  lastStep: number
}

/** Codes for a lost device; what stands here cannot be typed. */
export type RecoveryCodesTable = { digest: string; userId: string; usedAt: Instant | null }

/** Sign-ins whose first step went well and that wait for a code, by a digest of what the browser holds. */
export type SecondStepsTable = { id: string; userId: string; expiresAt: Instant }
