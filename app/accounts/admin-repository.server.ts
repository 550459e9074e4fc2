import type { Database } from '../db/tables.ts'

export type Admin = { id: string; email: string; since: string }

/** Asked on every request of somebody signed in: losing the marker closes the door on the very next one. */
export async function isAdmin(db: Database, userId: string): Promise<boolean> {
  const marker = await db
    .selectFrom('admins')
    .select('userId')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return marker !== undefined
}

export async function saveAdmin(db: Database, userId: string): Promise<void> {
  const createdAt = new Date().toISOString()
  await db
    .insertInto('admins')
    .values({ userId, createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Gives whether there was a marker. */
export async function deleteAdmin(db: Database, userId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('admins')
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirst()
  return gone !== undefined
}

export function listAdmins(db: Database): Promise<Admin[]> {
  return db
    .selectFrom('admins')
    .innerJoin('users', 'users.id', 'admins.userId')
    .select(['users.id', 'users.email', 'admins.createdAt as since'])
    .orderBy('users.email')
    .execute()
}
