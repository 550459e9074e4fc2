import type { Database } from '../../platform/db/tables.ts'
import type { Account } from './account.ts'
import { shortenAddress } from './client-network.ts'

/** A session joined with its account. */
type SessionOfReader = Pick<Account, 'id' | 'email' | 'name' | 'isAdmin' | 'mayWrite'> & {
  expiresAt: Date
  usedAt: Date
}

/** As many as the account page can show; the auth library reads at most a hundred. */
const maxSessions = 60

/**
 * Deletes every session of an account but one. Not done by the auth library, which deletes only the first
 * hundred, while an attacker with a stolen password may have opened more.
 */
export async function deleteOtherSessions(
  db: Database,
  { userId, keptId }: { userId: string; keptId: string },
): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).where('id', '<>', keptId).execute()
}

/** Deletes the session of a token. */
export async function deleteSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', token).execute()
}

/** Shortens the IP addresses of sessions stored before addresses were shortened. */
export async function shortenAddresses(db: Database): Promise<void> {
  const rows = await db.selectFrom('sessions').select('ipAddress').distinct().execute()
  for (const { ipAddress } of rows) {
    const kept = shortenAddress(ipAddress)
    if (ipAddress === null || kept === ipAddress) continue
    await db.updateTable('sessions').set({ ipAddress: kept }).where('ipAddress', '=', ipAddress).execute()
  }
}

/** Deletes the oldest sessions of an account beyond the limit: every successful sign-in creates one. */
export async function deleteOldestSessions(db: Database, userId: string): Promise<void> {
  const newest = db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(maxSessions)
  await db.deleteFrom('sessions').where('userId', '=', userId).where('id', 'not in', newest).execute()
}

/**
 * Prepares the query for a session by token. Compiled once, because it runs for every page of a signed-in
 * user.
 */
export function prepareSessionQuery(db: Database): (token: string) => Promise<SessionOfReader | undefined> {
  const query = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('admins', 'admins.userId', 'users.id')
    .leftJoin('editors', 'editors.userId', 'users.id')
    .select(['users.id', 'users.email', 'users.name'])
    .select(['admins.userId as adminId', 'editors.userId as editorId'])
    .select(['sessions.expiresAt', 'sessions.updatedAt'])
    .where('sessions.token', '=', '')
    .compile()
  return async (token) => {
    const asked: typeof query = { ...query, parameters: [token] }
    const [row] = (await db.executeQuery(asked)).rows
    if (!row) return undefined
    const { adminId, editorId, expiresAt, updatedAt, ...person } = row
    const times = { expiresAt: new Date(expiresAt), usedAt: new Date(updatedAt) }
    const isAdmin = adminId !== null
    return { ...person, isAdmin, mayWrite: isAdmin || editorId !== null, ...times }
  }
}

/**
 * Records the use of a session if it was last used before `before`, so that concurrent instances write once.
 */
export async function recordSessionUse(
  db: Database,
  token: string,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ updatedAt: now.toISOString() })
    .where('token', '=', token)
    .where('updatedAt', '<', before.toISOString())
    .execute()
}
