import type { RouterContextProvider } from 'react-router'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import type { Database } from '../../platform/db/tables.ts'
import { contextWith } from '../../platform/http/app-context-fixture.ts'
import { endSessions, listOpenSessions } from './account-sessions.server.ts'
import { type Accounts, openAccounts } from './open-accounts.server.ts'

const config = {
  siteUrl: undefined,
  secure: false,
  siteName: 'Engrana',
  authSecret: undefined,
  google: undefined,
  smtp: undefined,
}
const password = 'rueda-dentada-9'

function cookieOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
}

async function signUp({ auth }: Accounts, email: string): Promise<string> {
  return cookieOf(await auth.api.signUpEmail({ body: { email, password, name: '' }, asResponse: true }))
}

async function signIn({ auth }: Accounts, email: string, cookie = ''): Promise<string> {
  const headers = { cookie }
  return cookieOf(await auth.api.signInEmail({ body: { email, password }, headers, asResponse: true }))
}

function contextOf(accounts: Accounts): RouterContextProvider {
  const context = contextWith({ accounts, clientNetwork: '192.0.2.7' })
  return context
}

const requestOf = (cookie: string): Request => new Request('http://localhost/cuenta', { headers: { cookie } })

/** Adds sessions that were created a day ago. */
async function addSessions(db: Database, email: string, count: number): Promise<void> {
  const known = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .selectAll('sessions')
    .where('users.email', '=', email)
    .executeTakeFirstOrThrow()
  const createdAt = new Date(Date.now() - 86_400_000).toISOString()
  const copies = Array.from({ length: count }, (_, index) => ({
    ...known,
    id: `${known.id}-${index}`,
    token: `${known.token}-${index}`,
    createdAt,
  }))
  await db.insertInto('sessions').values(copies).execute()
}

async function countSessions(db: Database): Promise<number> {
  return (await db.selectFrom('sessions').select('id').execute()).length
}

describeOnBothDatabases('the sessions of an account', (open) => {
  it('are all deleted except the current one, and those of other accounts remain', async () => {
    const db = await open()
    const accounts = await openAccounts(db, config, () => {})
    const cookie = await signUp(accounts, 'eva@ejemplo.es')
    await signUp(accounts, 'leo@ejemplo.es')
    await addSessions(db, 'eva@ejemplo.es', 150)
    const context = contextOf(accounts)
    await endSessions(context, requestOf(cookie), 'others')
    expect(await countSessions(db)).toBe(2)
    expect(await listOpenSessions(context, requestOf(cookie))).toMatchObject([{ isThis: true }])
  })

  it('are limited in number: a new session deletes the oldest', async () => {
    const db = await open()
    const accounts = await openAccounts(db, config, () => {})
    await signUp(accounts, 'eva@ejemplo.es')
    await addSessions(db, 'eva@ejemplo.es', 150)
    const cookie = await signIn(accounts, 'eva@ejemplo.es')
    const sessions = await listOpenSessions(contextOf(accounts), requestOf(cookie))
    expect(sessions.length).toBe(60)
    expect(sessions[0]?.isThis).toBe(true)
    expect(await countSessions(db)).toBe(60)
  })

  it('are deleted when any account signs in again in the same browser', async () => {
    const db = await open()
    const accounts = await openAccounts(db, config, () => {})
    onTestFinished(() => accounts.close())
    const other = await signUp(accounts, 'ana@ejemplo.es')
    await signUp(accounts, 'eva@ejemplo.es')
    const first = await signIn(accounts, 'ana@ejemplo.es')
    const second = await signIn(accounts, 'ana@ejemplo.es', first)
    const third = await signIn(accounts, 'eva@ejemplo.es', second)
    const { headers } = await accounts.openSession(
      (await accounts.auth.api.getSession({ headers: { cookie: third } }))?.user.id ?? '',
      new Headers({ cookie: third }),
    )
    const last = headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
    const isOpen = async (cookie: string) =>
      (await accounts.auth.api.getSession({ headers: new Headers({ cookie }) })) !== null
    expect(await Promise.all([other, first, second, third, last].map(isOpen))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
  })
})
