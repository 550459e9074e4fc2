import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import type { Database } from '../../platform/db/tables.ts'
import { openTestAccounts } from './accounts-fixture.ts'
import { makeAccount } from './manage-accounts.server.ts'
import { listPeople } from './people-repository.server.ts'
import { changeRole, findRole, type SiteRole } from './role-repository.server.ts'

/** Creates accounts with roles; returns their ids by name. */
async function openPeople(
  db: Database,
  roles: Record<string, SiteRole | null>,
): Promise<Map<string, string>> {
  const { accounts } = await openTestAccounts(db)
  const ids = new Map<string, string>()
  for (const [name, role] of Object.entries(roles)) {
    const userId = await makeAccount(accounts, `${name}@ejemplo.es`, 'rueda-dentada-9')
    await changeRole(db, { userId, role })
    ids.set(name, userId)
  }
  return ids
}

async function listRoles(db: Database): Promise<string[]> {
  const { items } = await listPeople(db, { limit: 50 })
  return items.map(({ email, role }) => `${email.split('@')[0]} ${role}`)
}

describeOnBothDatabases('roles', (open) => {
  it('are set, changed and removed', async () => {
    const db = await open()
    const ids = await openPeople(db, { ana: 'admin', eva: null })
    const eva = ids.get('eva') ?? ''
    expect(await findRole(db, eva)).toBe(null)
    expect(await changeRole(db, { userId: eva, role: 'editor' })).toEqual({ status: 'changed', before: null })
    expect(await changeRole(db, { userId: eva, role: 'editor' })).toEqual({
      status: 'same',
      before: 'editor',
    })
    expect(await listRoles(db)).toEqual(['ana admin', 'eva editor'])
    expect(await changeRole(db, { userId: eva, role: 'admin' })).toMatchObject({ before: 'editor' })
    expect(await listRoles(db)).toEqual(['ana admin', 'eva admin'])
    expect(await changeRole(db, { userId: eva, role: null })).toMatchObject({ before: 'admin' })
    expect(await findRole(db, eva)).toBe(null)
    expect(await changeRole(db, { userId: 'nadie', role: 'editor' })).toEqual({ status: 'no-account' })
  })

  it('cannot be removed from the last admin by any account', async () => {
    const db = await open()
    const ids = await openPeople(db, { ana: 'admin', eva: 'editor' })
    const ana = ids.get('ana') ?? ''
    for (const role of [null, 'editor'] as const)
      for (const by of [{}, { by: ana }])
        expect(await changeRole(db, { userId: ana, role, ...by })).toEqual({ status: 'last-admin' })
    expect(await findRole(db, ana)).toBe('admin')
  })

  it('leave one admin when two remove each other concurrently', async () => {
    const db = await open()
    const ids = await openPeople(db, { ana: 'admin', eva: 'admin' })
    const [ana = '', eva = ''] = ids.values()
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all([
        changeRole(db, { userId: ana, role: null, by: eva }),
        changeRole(db, { userId: eva, role: round % 2 === 0 ? null : 'editor', by: ana }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual(['changed', 'not-allowed'])
      expect((await listRoles(db)).filter((person) => person.endsWith('admin'))).toHaveLength(1)
      for (const userId of [ana, eva]) await changeRole(db, { userId, role: 'admin' })
    }
  })

  it('leave one admin when two give up their role concurrently', async () => {
    const db = await open()
    const [ana = '', eva = ''] = (await openPeople(db, { ana: 'admin', eva: 'admin' })).values()
    const answers = await Promise.all([ana, eva].map((userId) => changeRole(db, { userId, role: null })))
    expect(answers.map(({ status }) => status).sort()).toEqual(['changed', 'last-admin'])
    expect(await listRoles(db)).toHaveLength(1)
  })

  it('are changed by admins only', async () => {
    const db = await open()
    const ids = await openPeople(db, { ana: 'admin', eva: 'editor', leo: null })
    for (const by of [ids.get('eva') ?? '', ids.get('leo') ?? '', 'nadie'])
      expect(await changeRole(db, { userId: ids.get('leo') ?? '', role: 'editor', by })).toEqual({
        status: 'not-allowed',
      })
  })

  it('are listed in pages by address, each account once', async () => {
    const db = await open()
    const names = Array.from({ length: 7 }, (_, index) => `p${index}`)
    await openPeople(
      db,
      Object.fromEntries(names.map((name, index) => [name, index % 2 === 0 ? 'admin' : 'editor'])),
    )
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = await listPeople(db, { after, limit: 3 })
      seen.push(...page.items.map(({ email }) => email))
      after = page.next
    } while (after !== null)
    expect(seen).toEqual(names.map((name) => `${name}@ejemplo.es`))
  })
})

describeOnBothDatabases('the account of the only admin', (open) => {
  it('is not deleted until there is another admin', async () => {
    const db = await open()
    const { accounts } = await openTestAccounts(db)
    const body = { email: 'ana@ejemplo.es', password: 'rueda-dentada-9', name: '' }
    const answer = await accounts.auth.api.signUpEmail({ body, asResponse: true })
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
    const { user } = await answer.json()
    await changeRole(db, { userId: user.id, role: 'admin' })
    const remove = () =>
      accounts.auth.api.deleteUser({ body: { password: body.password }, headers: new Headers({ cookie }) })
    await expect(remove()).rejects.toMatchObject({ body: { code: 'LAST_ADMIN' } })
    expect(await listRoles(db)).toEqual(['ana admin'])
    const userId = await makeAccount(accounts, 'eva@ejemplo.es', 'rueda-dentada-9')
    await changeRole(db, { userId, role: 'admin' })
    await remove()
    expect(await listRoles(db)).toEqual(['eva admin'])
    expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: 'eva@ejemplo.es' }])
  })
})
