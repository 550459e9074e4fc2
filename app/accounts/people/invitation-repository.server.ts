import { createHash, randomBytes } from 'node:crypto'
import { everyHour } from '../../platform/db/every-hour.ts'
import type { Database } from '../../platform/db/tables.ts'
import { lockWrites } from '../../platform/db/write-lock.server.ts'
import {
  changeRoleWithin,
  findRole,
  hasAdmin,
  type SiteRole,
  siteRoles,
} from '../accounts/role-repository.server.ts'

/** Lifetime of an invitation in milliseconds. */
export const invitationLasts: number = 7 * 24 * 60 * 60 * 1000
/** Maximum number of pending invitations. */
export const maxInvitations = 50

/** A pending invitation. */
export type Invitation = { id: string; role: SiteRole; forWhom: string; by: string; expiresAt: string }

/** Returns the stored digest of a link's token. */
const digest = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The author of links that the site itself offers at startup; no account has this id. */
const madeByTheSite = ''
const firstAdminLinkLastsMs = 24 * 60 * 60 * 1000

/**
 * Creates an invitation and returns the token for its link, which is not stored. Returns undefined at the
 * limit of pending invitations.
 */
export async function makeInvitation(
  db: Database,
  { role, forWhom, by }: { role: SiteRole; forWhom: string; by: string },
  now: Date,
): Promise<string | undefined> {
  await deleteOldInvitations(db, now)
  if ((await listInvitations(db, now)).length >= maxInvitations) return undefined
  return saveInvitation(db, { role, forWhom, by }, { now, lastsMs: invitationLasts })
}

/**
 * Creates a link that makes the first admin of a new site, and returns its token; only a digest is stored.
 * Returns undefined if there is an admin. The link is valid for a day, once, until the first admin exists.
 * Links of earlier starts remain valid, because several instances may start at once.
 */
export async function offerFirstAdmin(db: Database, now: Date): Promise<string | undefined> {
  if (await hasAdmin(db)) return undefined
  return saveInvitation(
    db,
    { role: 'admin', forWhom: '', by: madeByTheSite },
    { now, lastsMs: firstAdminLinkLastsMs },
  )
}

async function saveInvitation(
  db: Database,
  { role, forWhom, by }: { role: SiteRole; forWhom: string; by: string },
  { now, lastsMs }: { now: Date; lastsMs: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('invitations')
    .values({
      id: crypto.randomUUID(),
      digest: digest(token),
      role,
      forWhom,
      createdBy: by,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + lastsMs).toISOString(),
    })
    .execute()
  return token
}

/** Lists the pending invitations, newest first. Invitations of former admins are invalid. */
export async function listInvitations(db: Database, now: Date): Promise<Invitation[]> {
  const rows = await goodInvitations(db, now)
    .innerJoin('users', 'users.id', 'invitations.createdBy')
    .select(['invitations.id', 'invitations.role', 'invitations.forWhom', 'invitations.expiresAt'])
    .select('users.email as by')
    .orderBy('invitations.createdAt', 'desc')
    .limit(maxInvitations)
    .execute()
  return rows.flatMap((row) => {
    const role = readRole(row.role)
    return role ? [{ ...row, role }] : []
  })
}

/** Returns the role that a link grants; undefined if it is unknown, used, withdrawn or expired. */
export async function findInvitation(db: Database, token: string, now: Date): Promise<SiteRole | undefined> {
  const row = await goodInvitations(db, now)
    .select('invitations.role')
    .where('invitations.digest', '=', digest(token))
    .executeTakeFirst()
  if (row) return readRole(row.role)
  return (await isFirstAdminLink(db, token, now)) ? 'admin' : undefined
}

/** Returns true if the token is a valid one of {@link offerFirstAdmin}. */
export async function isFirstAdminLink(db: Database, token: string, now: Date): Promise<boolean> {
  const offered = await db
    .selectFrom('invitations')
    .select('id')
    .where('digest', '=', digest(token))
    .where('createdBy', '=', madeByTheSite)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  return offered !== undefined && !(await hasAdmin(db))
}

/**
 * `ended`: the link is invalid, as in {@link findInvitation}. `has-role`: the account already has the role;
 * the link stays valid.
 */
type Accepted = { status: 'accepted'; role: SiteRole } | { status: 'ended' | 'has-role' }

/** Assigns a link's role to an account and invalidates the link. One of two concurrent accepts succeeds. */
export function acceptInvitation(
  db: Database,
  { token, userId, now }: { token: string; userId: string; now: Date },
): Promise<Accepted> {
  return db.transaction().execute(async (transaction) => {
    await lockWrites(transaction, 'roles')
    const role = await findInvitation(transaction, token, now)
    if (!role) return { status: 'ended' }
    if (includesRole(await findRole(transaction, userId), role)) return { status: 'has-role' }
    const used = await transaction
      .deleteFrom('invitations')
      .where('digest', '=', digest(token))
      .returning('id')
      .executeTakeFirst()
    if (!used) return { status: 'ended' }
    await changeRoleWithin(transaction, { userId, role })
    return { status: 'accepted', role }
  })
}

/** Deletes an invitation. Returns false if it no longer existed. */
export async function withdrawInvitation(db: Database, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('invitations').where('id', '=', id).returning('id').executeTakeFirst()
  return gone !== undefined
}

/** Returns true if one role includes all rights of another. */
export function includesRole(has: SiteRole | null, wanted: SiteRole): boolean {
  return has === 'admin' || has === wanted
}

/** Parses the name of a role. */
export function readRole(text: string | undefined): SiteRole | undefined {
  return siteRoles.find((role) => role === text)
}

function goodInvitations(db: Database, now: Date) {
  return db
    .selectFrom('invitations')
    .innerJoin('admins', 'admins.userId', 'invitations.createdBy')
    .where('invitations.expiresAt', '>', now.toISOString())
}

/**
 * Deletes expired invitations and their personal data, now and every hour. Returns a function that stops it.
 */
export function startDeletingOldInvitations(
  db: Database,
  reportError: (error: unknown) => void,
): () => Promise<void> {
  return everyHour(() => deleteOldInvitations(db, new Date()), reportError)
}

/** Deletes expired invitations. */
export async function deleteOldInvitations(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('invitations').where('expiresAt', '<=', now.toISOString()).execute()
}
