import { everyHour } from '../../platform/db/every-hour.ts'
import type { Database } from '../../platform/db/tables.ts'

/**
 * Deletes expired invitations and their personal data, now and every hour. Returns a function that stops it.
 */
export function startForgettingInvitations(
  db: Database,
  reportError: (error: unknown) => void,
): () => Promise<void> {
  return everyHour(() => forgetInvitations(db, new Date()), reportError)
}

/** Deletes expired invitations. */
export async function forgetInvitations(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('invitations').where('expiresAt', '<=', now.toISOString()).execute()
}
