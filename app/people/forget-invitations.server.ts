import type { Database } from '../db/tables.ts'

const everyHour = 60 * 60 * 1000

/** Forgets invitations that are over, with what stands in them of people: now and every hour, until the function that it returns is called. */
export function startForgettingInvitations(db: Database, reportError: (error: unknown) => void): () => void {
  const forget = (): void => void forgetInvitations(db, new Date()).catch(reportError)
  forget()
  const timer = setInterval(forget, everyHour).unref()
  return () => clearInterval(timer)
}

/** Removes those whose time is over. */
export async function forgetInvitations(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('invitations').where('expiresAt', '<=', now.toISOString()).execute()
}
