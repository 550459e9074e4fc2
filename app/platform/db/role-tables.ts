import type { Instant } from './tables.ts'

/** Admins: these accounts may change everything (docs/product.md 5.1). */
export type AdminsTable = { userId: string; createdAt: Instant }

/** Editors: these accounts write content but do not administrate. */
export type EditorsTable = { userId: string; createdAt: Instant }

/** Pending invitations; a row is deleted when it is accepted or withdrawn. */
export type InvitationsTable = {
  id: string
  /** SHA-256 of the secret in its link, which is not stored. */
  digest: string
  role: string
  /** A note of the admin, or the mail address it was sent to; may be empty. */
  forWhom: string
  createdBy: string
  createdAt: Instant
  expiresAt: Instant
}
