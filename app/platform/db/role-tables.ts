import type { Instant } from './tables.ts'

/** Whose marker is here may change everything (docs/product.md 5.1). */
export type AdminsTable = { userId: string; createdAt: Instant }

/** Whose marker is here writes content, and is no admin. */
export type EditorsTable = { userId: string; createdAt: Instant }

/** An invitation that waits; one that was accepted or withdrawn is gone. */
export type InvitationsTable = {
  id: string
  /** SHA-256 of what stands in its link, which is kept nowhere. */
  digest: string
  role: string
  /** What the admin wrote to know it again, or the address it was sent to; may be empty. */
  forWhom: string
  createdBy: string
  createdAt: Instant
  expiresAt: Instant
}
