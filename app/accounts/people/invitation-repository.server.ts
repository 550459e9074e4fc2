import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../platform/db/tables.ts'
import { lockWrites } from '../../platform/db/write-lock.server.ts'
import {
  changeRoleWithin,
  findRole,
  hasAdmin,
  type SiteRole,
  siteRoles,
} from '../accounts/role-repository.server.ts'
import { forgetInvitations } from './forget-invitations.server.ts'

/** Milliseconds that an invitation is good for. */
export const invitationLasts: number = 7 * 24 * 60 * 60 * 1000
/** As many wait at once. */
export const mostInvitations = 50

/** An invitation that waits for somebody. */
export type Invitation = { id: string; role: SiteRole; forWhom: string; by: string; expiresAt: string }

/** What is stored of the token of a link. */
const digest = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Who made the links that the site itself offers at its start: no account has this id. */
const madeByTheSite = ''
const firstAdminLinkLastsMs = 24 * 60 * 60 * 1000

/** Makes an invitation; gives what its link carries, which is kept nowhere. Undefined where too many wait already. */
export async function makeInvitation(
  db: Database,
  { role, forWhom, by }: { role: SiteRole; forWhom: string; by: string },
  now: Date,
): Promise<string | undefined> {
  await forgetInvitations(db, now)
  if ((await listInvitations(db, now)).length >= mostInvitations) return undefined
  return saveInvitation(db, { role, forWhom, by }, { now, lastsMs: invitationLasts })
}

/**
 * Makes the link with which a site without admins gets its first one, and returns its token, of which only a digest is stored. Undefined
 * where there is an admin. The link is good for a day, once, and until the first admin exists; links of earlier starts stay
 * good for their day, since several instances may start at once.
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

/** Those that wait, the newest first. What somebody made who is no admin any more is good for nobody. */
export async function listInvitations(db: Database, now: Date): Promise<Invitation[]> {
  const rows = await goodInvitations(db, now)
    .innerJoin('users', 'users.id', 'invitations.createdBy')
    .select(['invitations.id', 'invitations.role', 'invitations.forWhom', 'invitations.expiresAt'])
    .select('users.email as by')
    .orderBy('invitations.createdAt', 'desc')
    .limit(mostInvitations)
    .execute()
  return rows.flatMap((row) => {
    const role = readRole(row.role)
    return role ? [{ ...row, role }] : []
  })
}

/** What a link invites to; undefined for one that is made up, used, withdrawn or over. */
export async function findInvitation(db: Database, token: string, now: Date): Promise<SiteRole | undefined> {
  const row = await goodInvitations(db, now)
    .select('invitations.role')
    .where('invitations.digest', '=', digest(token))
    .executeTakeFirst()
  if (row) return readRole(row.role)
  return (await isFirstAdminLink(db, token, now)) ? 'admin' : undefined
}

/** Whether a token is a good one of {@link offerFirstAdmin}. */
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

/** `ended`: the link is not good, as in {@link findInvitation}. `has-role`: nothing to give; the link stays good for somebody else. */
type Accepted = { status: 'accepted'; role: SiteRole } | { status: 'ended' | 'has-role' }

/** Gives an account the role that a link invites to, and ends the link. One of two who accept at the same moment gets it. */
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

/** Ends an invitation. False where it had ended already. */
export async function withdrawInvitation(db: Database, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('invitations').where('id', '=', id).returning('id').executeTakeFirst()
  return gone !== undefined
}

/** Whether who has one role may all that the other may. */
export function includesRole(has: SiteRole | null, wanted: SiteRole): boolean {
  return has === 'admin' || has === wanted
}

/** The role that a text names. */
export function readRole(text: string | undefined): SiteRole | undefined {
  return siteRoles.find((role) => role === text)
}

function goodInvitations(db: Database, now: Date) {
  return db
    .selectFrom('invitations')
    .innerJoin('admins', 'admins.userId', 'invitations.createdBy')
    .where('invitations.expiresAt', '>', now.toISOString())
}
