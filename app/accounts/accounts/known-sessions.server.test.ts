import { expect, it, vi } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import type { Database } from '../../platform/db/tables.ts'
import { createAccountReader } from './account-reader.server.ts'
import { openTestAccounts } from './accounts-fixture.ts'
import { changeRole } from './role-repository.server.ts'

const person = { email: 'ana@ejemplo.es', password: 'rueda-dentada-9', name: '' }
const dayMs = 24 * 60 * 60 * 1000

/** Signs up a user and returns the state after one page. */
async function openSession(db: Database) {
  const { accounts, contextFrom } = await openTestAccounts(db)
  const answer = await accounts.auth.api.signUpEmail({ body: person, asResponse: true })
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const readPage = (header = cookie) => {
    const request = new Request('http://localhost/temario', { headers: { cookie: header } })
    return createAccountReader(contextFrom('192.0.2.7'), request).find()
  }
  const asked = vi.spyOn(accounts.auth.api, 'getSession')
  return { cookie, readPage, asked, find: accounts.knownSessions.find }
}

describeOnBothDatabases('a known session', (open) => {
  it('is found by a cookie that the auth library has accepted, whatever other cookies come with it', async () => {
    const { cookie, readPage, find } = await openSession(await open())
    expect(await find(cookie)).toBeUndefined()
    const account = await readPage()
    expect(account).toMatchObject({ email: person.email, isAdmin: false })
    expect(await find(cookie)).toEqual(account)
    expect(await find(`otra=1; ${cookie}; mas=2`)).toEqual(account)
  })

  it('is read without the auth library from the second page on', async () => {
    const { readPage, asked } = await openSession(await open())
    const account = await readPage()
    expect(asked).toHaveBeenCalledOnce()
    expect(await readPage()).toEqual(account)
    expect(asked).toHaveBeenCalledOnce()
  })

  it('is not found with another signature, a duplicate cookie or none', async () => {
    const { cookie, readPage, find } = await openSession(await open())
    await readPage()
    const forged = cookie.replace(/\.[^.]+$/, '.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D')
    expect(forged).not.toBe(cookie)
    await readPage(forged)
    expect(await find(forged)).toBeUndefined()
    expect(await find(`${cookie}; ${cookie}`)).toBeUndefined()
    expect(await find('')).toBeUndefined()
  })

  it('ends with its row, and reflects changes of rights', async () => {
    const db = await open()
    const { cookie, readPage, find } = await openSession(db)
    const account = await readPage()
    await changeRole(db, { userId: account?.id ?? '', role: 'admin' })
    expect(await find(cookie)).toMatchObject({ isAdmin: true })
    await db.updateTable('users').set({ email: 'otra@ejemplo.es' }).execute()
    expect(await find(cookie)).toMatchObject({ email: 'otra@ejemplo.es' })
    await db.deleteFrom('sessions').execute()
    expect(await find(cookie)).toBeUndefined()
  })

  it('is passed to the auth library if it is due for renewal or has expired', async () => {
    const db = await open()
    const { cookie, readPage, find } = await openSession(db)
    await readPage()
    for (const daysLeft of [12.9, 1, -1]) {
      const expiresAt = new Date(Date.now() + daysLeft * dayMs).toISOString()
      await db.updateTable('sessions').set({ expiresAt }).execute()
      expect(await find(cookie), `${daysLeft}`).toBeUndefined()
    }
    await db
      .updateTable('sessions')
      .set({ expiresAt: new Date(Date.now() + 13.1 * dayMs).toISOString() })
      .execute()
    expect(await find(cookie)).toMatchObject({ email: person.email })
  })

  it('records its last use at most once in ten minutes', async () => {
    const db = await open()
    const { cookie, readPage, find } = await openSession(db)
    await readPage()
    const readUse = async (): Promise<number> => {
      const { updatedAt } = await db.selectFrom('sessions').select('updatedAt').executeTakeFirstOrThrow()
      return new Date(updatedAt).getTime()
    }
    const setUse = (ms: number) =>
      db
        .updateTable('sessions')
        .set({ updatedAt: new Date(ms).toISOString() })
        .execute()
    const nineMinutesAgo = Date.now() - 9 * 60 * 1000
    await setUse(nineMinutesAgo)
    await find(cookie)
    expect(await readUse()).toBe(nineMinutesAgo)
    await setUse(Date.now() - 11 * 60 * 1000)
    await find(cookie)
    await vi.waitFor(async () => expect(await readUse()).toBeGreaterThan(nineMinutesAgo))
    await setUse(nineMinutesAgo - 60 * 60 * 1000)
    await find(cookie)
    await readPage()
    expect(await readUse()).toBe(nineMinutesAgo - 60 * 60 * 1000)
  })
})
