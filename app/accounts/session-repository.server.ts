import type { Database } from '../db/tables.ts'

/** As many as the page of an account can show; the auth library reads a hundred at most. */
const mostSessions = 60

/**
 * Ends every session of an account but one. By ourselves: the auth library ends only the first hundred, and whoever
 * has a stolen password may have opened more.
 */
export async function deleteOtherSessions(
  db: Database,
  { userId, keptId }: { userId: string; keptId: string },
): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).where('id', '<>', keptId).execute()
}

/** Ends the oldest sessions of an account that has too many: each right password makes another one. */
export async function deleteOldestSessions(db: Database, userId: string): Promise<void> {
  const newest = db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(mostSessions)
  await db.deleteFrom('sessions').where('userId', '=', userId).where('id', 'not in', newest).execute()
}
