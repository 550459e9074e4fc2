import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothUrls, openUntilTestEnds } from '../../../test/databases/database-contract.ts'
import { migrateToLatest } from '../../platform/db/migrate.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { networkHeader } from './auth-options.server.ts'
import { addPerson, removeRole, setPassword } from './manage-accounts.server.ts'
import { type Accounts, openAccounts } from './open-accounts.server.ts'
import { listPeople } from './people-repository.server.ts'

const config = {
  siteUrl: undefined,
  secure: false,
  siteName: 'Engrana',
  authSecret: undefined,
  google: undefined,
  smtp: undefined,
}
const run = promisify(execFile)
const password = 'rueda-dentada-9'

function open(db: Database): Promise<Accounts> {
  return openAccounts(db, config, (error) => {
    throw error
  })
}

async function openMigrated(url: string): Promise<Accounts> {
  const db = await openUntilTestEnds(url)
  await migrateToLatest(db)
  return open(db)
}

async function canSignIn({ auth }: Accounts, email: string, word: string): Promise<boolean> {
  const answer = await auth.api.signInEmail({ body: { email, password: word }, asResponse: true })
  return answer.ok
}

async function rolesOf({ database }: Accounts): Promise<string[]> {
  const { items } = await listPeople(database, { limit: 10 })
  return items.map(({ email, role }) => `${email} ${role}`)
}

describeOnBothUrls('accounts', (newUrl) => {
  it('creates one secret when several processes start at once on an empty database', async () => {
    const url = await newUrl()
    const environment = { ...process.env, DATABASE_URL: url }
    const list = () => run(process.execPath, ['scripts/operator/admin.ts', 'list'], { env: environment })
    const outputs = await Promise.all([list(), list(), list()])
    for (const { stdout, stderr } of outputs) expect(stdout + stderr).toMatch(/^No hay administradores/)
    const db = await openUntilTestEnds(url)
    const secrets = await db.selectFrom('settings').select('value').where('key', '=', 'auth-secret').execute()
    expect(secrets.map(({ value }) => value.length)).toEqual([43])
  })

  it('preserves the accounts when it is opened again', async () => {
    const url = await newUrl()
    await addPerson(await openMigrated(url), {
      email: 'ana@ejemplo.es',
      role: 'admin',
      askPassword: async () => password,
    })
    expect(await canSignIn(await openMigrated(url), 'ana@ejemplo.es', password)).toBe(true)
  })

  it('accepts a session of another instance', async () => {
    const url = await newUrl()
    const [first, second] = [await openMigrated(url), await openMigrated(url)]
    const headers = new Headers()
    const signUp = await first.auth.api.signUpEmail({
      body: { email: 'eva@ejemplo.es', password, name: '' },
      asResponse: true,
    })
    headers.set(
      'cookie',
      signUp.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; '),
    )
    expect((await second.auth.api.getSession({ headers }))?.user.email).toBe('eva@ejemplo.es')
  })

  it('creates the account of a new admin, and rejects a common password', async () => {
    const accounts = await openMigrated(await newUrl())
    expect(
      await addPerson(accounts, {
        email: 'ana@ejemplo.es',
        role: 'admin',
        askPassword: async () => 'contraseña123',
      }),
    ).toEqual({
      status: 'bad-password',
      code: 'PASSWORD_TOO_COMMON',
    })
    expect(
      await addPerson(accounts, {
        email: 'ana@ejemplo.es',
        role: 'admin',
        askPassword: async () => password,
      }),
    ).toEqual({
      status: 'added',
      madeAccount: true,
      before: null,
    })
    expect(
      await addPerson(accounts, {
        email: 'ana@ejemplo.es',
        role: 'admin',
        askPassword: () => Promise.reject(new Error('not asked')),
      }),
    ).toEqual({
      status: 'added',
      madeAccount: false,
      before: 'admin',
    })
    expect(await rolesOf(accounts)).toEqual(['ana@ejemplo.es admin'])
    expect(await accounts.database.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  it("removes a role, and reports if there was none or it is the last admin's", async () => {
    const accounts = await openMigrated(await newUrl())
    for (const email of ['ana@ejemplo.es', 'luis@ejemplo.es'])
      await addPerson(accounts, { email, role: 'admin', askPassword: async () => password })
    expect(await removeRole(accounts, 'ana@ejemplo.es', 'editor')).toBe('was-none')
    expect(await removeRole(accounts, 'ana@ejemplo.es', 'admin')).toBe('done')
    expect(await removeRole(accounts, 'ana@ejemplo.es', 'admin')).toBe('was-none')
    expect(await removeRole(accounts, 'nadie@ejemplo.es', 'admin')).toBe('no-account')
    expect(await removeRole(accounts, 'luis@ejemplo.es', 'admin')).toBe('last-admin')
    expect(await rolesOf(accounts)).toEqual(['luis@ejemplo.es admin'])
  })

  it('sets a new password and ends every session', async () => {
    const accounts = await openMigrated(await newUrl())
    await addPerson(accounts, { email: 'ana@ejemplo.es', role: 'admin', askPassword: async () => password })
    expect(await canSignIn(accounts, 'ana@ejemplo.es', password)).toBe(true)
    expect(await setPassword(accounts, 'ana@ejemplo.es', 'otra-rueda-libre')).toBe('done')
    expect(await accounts.database.selectFrom('sessions').selectAll().execute()).toEqual([])
    expect(await canSignIn(accounts, 'ana@ejemplo.es', password)).toBe(false)
    expect(await canSignIn(accounts, 'ana@ejemplo.es', 'otra-rueda-libre')).toBe(true)
  })

  it('deletes expired sessions when it is opened, and preserves the others', async () => {
    const url = await newUrl()
    const { database, auth } = await openMigrated(url)
    for (const email of ['eva@ejemplo.es', 'ana@ejemplo.es']) {
      await auth.api.signUpEmail({ body: { email, password, name: '' } })
    }
    const { adapter } = await auth.$context
    const eva = await database
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'eva@ejemplo.es')
      .executeTakeFirstOrThrow()
    const where = [{ field: 'userId', value: eva.id }]
    await adapter.updateMany({ model: 'session', where, update: { expiresAt: new Date(Date.now() - 1000) } })
    await open(database)
    const left = await database.selectFrom('sessions').select('userId').execute()
    expect(left.map(({ userId }) => userId === eva.id)).toEqual([false])
  })

  it('stores shortened addresses of sessions, and shortens those stored earlier', async () => {
    const { database, auth } = await openMigrated(await newUrl())
    const addresses = async () =>
      (await database.selectFrom('sessions').select('ipAddress').orderBy('ipAddress').execute()).map(
        ({ ipAddress }) => ipAddress,
      )
    for (const [name, address] of [
      ['eva', '192.0.2.77'],
      ['ana', '2001:0db8:0001:0002:0000:0000:0000:0000'],
    ] as const) {
      const body = { email: `${name}@ejemplo.es`, password, name: '' }
      await auth.api.signUpEmail({ body, headers: new Headers({ [networkHeader]: address }) })
    }
    expect(await addresses()).toEqual(['192.0.2.0', '2001:db8:1::'])
    await database
      .updateTable('sessions')
      .set({ ipAddress: '198.51.100.9' })
      .where('ipAddress', '=', '192.0.2.0')
      .execute()
    await open(database)
    expect(await addresses()).toEqual(['198.51.100.0', '2001:db8:1::'])
  })

  it('binds the cookie to this host and to https if visitors use https', async () => {
    const db = await openUntilTestEnds(await newUrl())
    await migrateToLatest(db)
    const { auth, sessionCookie } = await openAccounts(
      db,
      { ...config, siteUrl: 'https://tecno.example.org', secure: true },
      () => {},
    )
    const answer = await auth.api.signUpEmail({
      body: { email: 'eva@ejemplo.es', password, name: '' },
      asResponse: true,
    })
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${sessionCookie}=`))
    expect(sessionCookie).toMatch(/^__Host-/)
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  it('stores no plain-text passwords', async () => {
    const { database, auth } = await openMigrated(await newUrl())
    await auth.api.signUpEmail({ body: { email: 'eva@ejemplo.es', password, name: '' } })
    const { rows } = await sql<{ password: string }>`select password from identities`.execute(database)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.password).not.toContain(password)
  })
})
