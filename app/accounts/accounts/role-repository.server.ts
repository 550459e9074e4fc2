import { sql } from 'kysely'
import type { Database } from '../../platform/db/tables.ts'
import { lockWrites } from '../../platform/db/write-lock.server.ts'

/** Roles that admins give: the others are to be signed in, or not to be. */
export const siteRoles = ['editor', 'admin'] as const
export type SiteRole = (typeof siteRoles)[number]

/** `last-admin`: nobody would be left to look after the site. `not-allowed`: who asked is no admin any more. */
type RoleChange =
  | { status: 'changed' | 'same'; before: SiteRole | null }
  | { status: 'last-admin' | 'not-allowed' | 'no-account' }

/** Asked on every request of somebody signed in: losing the marker closes the door on the very next one. */
export async function findRole(db: Database, userId: string): Promise<SiteRole | null> {
  const markers = await db
    .selectFrom('admins')
    .select(sql<SiteRole>`'admin'`.as('role'))
    .where('userId', '=', userId)
    .unionAll(
      db.selectFrom('editors').select(sql<SiteRole>`'editor'`.as('role')).where('userId', '=', userId),
    )
    .execute()
  const roles = markers.map(({ role }) => role)
  return roles.find((role) => role === 'admin') ?? roles[0] ?? null
}

/**
 * Gives an account a role, or takes it away (null). All changes of roles wait for each other: of two admins who remove each other at
 * the same moment one stays. `by` is the admin who asks; the operator and the owner of the account name nobody.
 */
export function changeRole(
  db: Database,
  change: { userId: string; role: SiteRole | null; by?: string },
): Promise<RoleChange> {
  return db.transaction().execute((transaction) => changeRoleWithin(transaction, change))
}

/** {@link changeRole} as a part of a transaction. */
export async function changeRoleWithin(
  transaction: Database,
  { userId, role, by }: { userId: string; role: SiteRole | null; by?: string },
): Promise<RoleChange> {
  await lockWrites(transaction, 'roles')
  if (by !== undefined && (await findRole(transaction, by)) !== 'admin') return { status: 'not-allowed' }
  if (role !== null && !(await hasAccount(transaction, userId))) return { status: 'no-account' }
  const before = await findRole(transaction, userId)
  if (before === role) return { status: 'same', before }
  if (before === 'admin' && !(await hasOtherAdmin(transaction, userId))) return { status: 'last-admin' }
  await transaction.deleteFrom('admins').where('userId', '=', userId).execute()
  await transaction.deleteFrom('editors').where('userId', '=', userId).execute()
  // Who becomes an admin again does not make links good that were thought to be over.
  if (before === 'admin')
    await transaction.deleteFrom('invitations').where('createdBy', '=', userId).execute()
  const marker = { userId, createdAt: new Date().toISOString() }
  if (role !== null)
    await transaction
      .insertInto(role === 'admin' ? 'admins' : 'editors')
      .values(marker)
      .execute()
  return { status: 'changed', before }
}

async function hasAccount(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Whether anybody is admin. */
export async function hasAdmin(db: Database): Promise<boolean> {
  return (await db.selectFrom('admins').select('userId').limit(1).executeTakeFirst()) !== undefined
}

async function hasOtherAdmin(db: Database, userId: string): Promise<boolean> {
  const other = await db
    .selectFrom('admins')
    .innerJoin('users', 'users.id', 'admins.userId')
    .select('users.id')
    .where('admins.userId', '<>', userId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
