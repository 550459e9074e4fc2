import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import type { Database } from '../../platform/db/tables.ts'
import { openTestAccounts } from '../accounts/accounts-fixture.ts'
import { makeAccount } from '../accounts/manage-accounts.server.ts'
import { changeRole, findRole, type SiteRole } from '../accounts/role-repository.server.ts'
import {
  acceptInvitation,
  deleteOldInvitations,
  findInvitation,
  invitationLasts,
  listInvitations,
  makeInvitation,
  maxInvitations,
  offerFirstAdmin,
  withdrawInvitation,
} from './invitation-repository.server.ts'

const now = new Date('2026-11-22T10:00:00.000Z')

/** Creates an admin, ana, and two accounts without a role. */
async function openPeople(db: Database) {
  const { accounts } = await openTestAccounts(db)
  const make = (name: string) => makeAccount(accounts, `${name}@ejemplo.es`, 'rueda-dentada-9')
  const [ana, eva, leo] = [await make('ana'), await make('eva'), await make('leo')]
  await changeRole(db, { userId: ana, role: 'admin' })
  const invite = async (role: SiteRole = 'editor', forWhom = ''): Promise<string> =>
    (await makeInvitation(db, { role, forWhom, by: ana }, now)) ?? ''
  return { ana, eva, leo, invite }
}

describeOnBothDatabases('an invitation', (open) => {
  it('grants its role once, and opening it changes nothing', async () => {
    const db = await open()
    const { eva, leo, invite } = await openPeople(db)
    const token = await invite('editor', 'Eva')
    expect(await findInvitation(db, token, now)).toBe('editor')
    expect(await findRole(db, eva)).toBe(null)
    expect(await acceptInvitation(db, { token, userId: eva, now })).toEqual({
      status: 'accepted',
      role: 'editor',
    })
    expect(await findRole(db, eva)).toBe('editor')
    expect(await acceptInvitation(db, { token, userId: leo, now })).toEqual({ status: 'ended' })
    expect(await findRole(db, leo)).toBe(null)
    expect(await listInvitations(db, now)).toEqual([])
  })

  it('is valid for one of two concurrent accepts', async () => {
    const db = await open()
    const { eva, leo, invite } = await openPeople(db)
    const token = await invite('admin')
    const answers = await Promise.all(
      [eva, leo].map((userId) => acceptInvitation(db, { token, userId, now })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual(['accepted', 'ended'])
    const roles = [await findRole(db, eva), await findRole(db, leo)]
    expect(roles.filter((role) => role === 'admin')).toHaveLength(1)
  })

  it('is not stored in plain text', async () => {
    const db = await open()
    const { invite } = await openPeople(db)
    const token = await invite()
    const rows = await db.selectFrom('invitations').selectAll().execute()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('ends after seven days, when it is withdrawn, and with the role of the admin who made it', async () => {
    const db = await open()
    const { ana, eva, leo, invite } = await openPeople(db)
    const late = new Date(now.getTime() + invitationLasts)
    const token = await invite()
    expect(await findInvitation(db, token, new Date(late.getTime() - 1))).toBe('editor')
    expect(await findInvitation(db, token, late)).toBeUndefined()
    expect(await acceptInvitation(db, { token, userId: eva, now: late })).toEqual({ status: 'ended' })
    const [row] = await listInvitations(db, now)
    expect(await withdrawInvitation(db, row?.id ?? '')).toBe(true)
    expect(await withdrawInvitation(db, row?.id ?? '')).toBe(false)
    expect(await findInvitation(db, token, now)).toBeUndefined()
    const other = await invite('admin')
    await changeRole(db, { userId: leo, role: 'admin' })
    await changeRole(db, { userId: ana, role: 'editor' })
    expect(await acceptInvitation(db, { token: other, userId: eva, now })).toEqual({ status: 'ended' })
    expect(await db.selectFrom('invitations').selectAll().execute()).toEqual([])
    await changeRole(db, { userId: ana, role: 'admin' })
    expect(await findInvitation(db, other, now)).toBeUndefined()
    await invite()
    await deleteOldInvitations(db, late)
    expect(await db.selectFrom('invitations').selectAll().execute()).toEqual([])
  })

  it('remains valid after a user who already has the role opens it', async () => {
    const db = await open()
    const { ana, eva, invite } = await openPeople(db)
    const token = await invite('editor')
    expect(await acceptInvitation(db, { token, userId: ana, now })).toEqual({ status: 'has-role' })
    expect(await findRole(db, ana)).toBe('admin')
    expect(await acceptInvitation(db, { token, userId: eva, now })).toMatchObject({ status: 'accepted' })
    expect(await acceptInvitation(db, { token: await invite('admin'), userId: eva, now })).toMatchObject({
      role: 'admin',
    })
    expect(await findRole(db, eva)).toBe('admin')
  })

  it('is not created above the limit of pending invitations', async () => {
    const db = await open()
    const { invite } = await openPeople(db)
    for (let n = 0; n < maxInvitations; n++) expect(await invite()).not.toBe('')
    expect(await invite()).toBe('')
    expect(await listInvitations(db, now)).toHaveLength(maxInvitations)
  })
})

describeOnBothDatabases('the link for the first admin', (open) => {
  const openAccountsWithoutAdmin = async (db: Database) => {
    const { accounts } = await openTestAccounts(db)
    const make = (name: string) => makeAccount(accounts, `${name}@ejemplo.es`, 'rueda-dentada-9')
    return { eva: await make('eva'), leo: await make('leo') }
  }

  it('creates one admin, once, and invalidates all other such links', async () => {
    const db = await open()
    const { eva, leo } = await openAccountsWithoutAdmin(db)
    const token = (await offerFirstAdmin(db, now)) ?? ''
    const other = (await offerFirstAdmin(db, now)) ?? ''
    expect(await acceptInvitation(db, { token, userId: eva, now })).toEqual({
      status: 'accepted',
      role: 'admin',
    })
    expect(await findRole(db, eva)).toBe('admin')
    for (const used of [token, other])
      expect(await acceptInvitation(db, { token: used, userId: leo, now })).toEqual({ status: 'ended' })
    expect(await findRole(db, leo)).toBe(null)
  })

  it('is not offered if there is an admin, and an earlier one becomes invalid', async () => {
    const db = await open()
    const { eva, leo } = await openAccountsWithoutAdmin(db)
    const token = (await offerFirstAdmin(db, now)) ?? ''
    await changeRole(db, { userId: eva, role: 'admin' })
    expect(await offerFirstAdmin(db, now)).toBe(undefined)
    expect(await findInvitation(db, token, now)).toBe(undefined)
    expect(await acceptInvitation(db, { token, userId: leo, now })).toEqual({ status: 'ended' })
  })

  it('is valid for a day', async () => {
    const db = await open()
    await openAccountsWithoutAdmin(db)
    const token = (await offerFirstAdmin(db, now)) ?? ''
    const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
    expect(await findInvitation(db, token, hours(23))).toBe('admin')
    expect(await findInvitation(db, token, hours(24))).toBe(undefined)
  })

  it('is valid for one of two concurrent accepts', async () => {
    const db = await open()
    const { eva, leo } = await openAccountsWithoutAdmin(db)
    const token = (await offerFirstAdmin(db, now)) ?? ''
    const both = await Promise.all([eva, leo].map((userId) => acceptInvitation(db, { token, userId, now })))
    expect(both.map(({ status }) => status).sort()).toEqual(['accepted', 'ended'])
  })
})
