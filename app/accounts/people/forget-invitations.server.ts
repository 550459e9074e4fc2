import { everyHour } from '../../platform/db/every-hour.ts'
import type { Database } from '../../platform/db/tables.ts'

/** Forgets invitations that are over, with what stands in them of people: now and every hour, until the function that it returns is called. */
export function startForgettingInvitations(
  db: Database,
  reportError: (error: unknown) => void,
): () => Promise<void> {
  return everyHour(() => forgetInvitations(db, new Date()), reportError)
}

/** Removes those whose time is over. */
export async function forgetInvitations(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('invitations').where('expiresAt', '<=', now.toISOString()).execute()
}
