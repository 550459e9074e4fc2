import { sql } from 'kysely'
import type { Database } from '../../platform/db/tables.ts'
import { lockWrites } from '../../platform/db/write-lock.server.ts'

/** Roles that an admin can assign. Signed-in users without one have none of these. */
export const siteRoles = ['editor', 'admin'] as const
export type SiteRole = (typeof siteRoles)[number]

/**
 * `last-admin`: the site would have no admin. `not-allowed`: the account that makes the change is no longer
 * an admin.
 */
type RoleChange =
  | { status: 'changed' | 'same'; before: SiteRole | null }
  | { status: 'last-admin' | 'not-allowed' | 'no-account' }

/**
 * Returns the role of an account. Read on every request of a signed-in user, so that a removed role ends with
 * the next request.
 */
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
 * Sets or removes (null) the role of an account. Role changes are serialised by a lock: if two admins remove
 * each other concurrently, one remains. `by` is the admin who makes the change; undefined for the operator
 * and for the account's owner.
 */
export function changeRole(
  db: Database,
  change: { userId: string; role: SiteRole | null; by?: string },
): Promise<RoleChange> {
  return db.transaction().execute((transaction) => changeRoleWithin(transaction, change))
}

/** {@link changeRole} inside an open transaction. */
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
  // Invitations of a former admin are deleted, so that they do not become valid again if the role is
  // restored.
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

/** Returns true if the site has an admin. */
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

/**
 * Returns the audit action for a role change. `role` is null if it was removed; `before` is the previous
 * role.
 */
export function roleEntry(role: SiteRole | null, before: SiteRole | null): { action: string } {
  if (role === null) return { action: before === 'admin' ? 'admin-removed' : 'editor-removed' }
  if (role === 'admin') return { action: 'admin-added' }
  return { action: before === 'admin' ? 'admin-to-editor' : 'editor-added' }
}
