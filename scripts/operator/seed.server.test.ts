import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { addPerson } from '../../app/accounts/accounts/manage-accounts.server.ts'
import { type Accounts, openAccounts } from '../../app/accounts/accounts/open-accounts.server.ts'
import { listPeople } from '../../app/accounts/accounts/people-repository.server.ts'
import { type Config, readConfig } from '../../app/platform/config/config.server.ts'
import { migrateToLatest } from '../../app/platform/db/migrate.server.ts'
import { describeOnBothUrls, openUntilTestEnds } from '../../test/databases/database-contract.ts'
import { type Seeded, SeedRefusal, seed } from './seed.ts'

async function configOf(url: string): Promise<Config> {
  const dataDir = await mkdtemp(join(tmpdir(), 'engrana-seed-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return readConfig({ DATA_DIR: dataDir, DATABASE_URL: url, DEMO: '0' })
}

async function openOn(config: Config): Promise<Accounts> {
  const database = await openUntilTestEnds(config.databaseUrl)
  await migrateToLatest(database)
  const accounts = await openAccounts(database, config, (error) => {
    throw error
  })
  onTestFinished(accounts.close)
  return accounts
}

async function canSignIn({ auth }: Accounts, { email, password }: Seeded): Promise<boolean> {
  return (await auth.api.signInEmail({ body: { email, password }, asResponse: true })).ok
}

describeOnBothUrls('the site for development', (newUrl) => {
  it('contains the course, a draft, a deleted document and an account of each role', async () => {
    const config = await configOf(await newUrl())
    const people = await seed(config)
    const accounts = await openOn(config)
    const { database } = accounts
    expect(await Promise.all(people.map((person) => canSignIn(accounts, person)))).toEqual([true, true, true])
    const { items } = await listPeople(database, { limit: 10 })
    expect(items.map(({ email, role }) => [email, role])).toEqual([
      [people[0]?.email, 'admin'],
      [people[1]?.email, 'editor'],
    ])
    const drafts = await database
      .selectFrom('blog_posts')
      .select('title')
      .where('published', '=', 0)
      .execute()
    expect(drafts).toHaveLength(1)
    expect(await database.selectFrom('deleted_documents').select('title').execute()).toHaveLength(1)
    expect((await database.selectFrom('topics').select('id').execute()).length).toBeGreaterThan(30)
  })

  it('can be seeded again: documents stay, passwords are replaced', async () => {
    const config = await configOf(await newUrl())
    const before = await seed(config)
    const after = await seed(config)
    const accounts = await openOn(config)
    expect(await Promise.all(after.map((person) => canSignIn(accounts, person)))).toEqual([true, true, true])
    expect(await Promise.all(before.map((person) => canSignIn(accounts, person)))).toEqual([
      false,
      false,
      false,
    ])
    const { database } = accounts
    expect(await database.selectFrom('deleted_documents').select('title').execute()).toHaveLength(1)
  })

  it('is not seeded over accounts of a real site, and nothing is changed', async () => {
    const config = await configOf(await newUrl())
    const accounts = await openOn(config)
    await addPerson(accounts, {
      email: 'ana@ejemplo.es',
      role: 'admin',
      askPassword: async () => 'rueda-dentada-9',
    })
    await expect(seed(config)).rejects.toThrow(SeedRefusal)
    const { database } = accounts
    expect(await database.selectFrom('users').select('email').execute()).toEqual([
      { email: 'ana@ejemplo.es' },
    ])
    expect(await database.selectFrom('topics').select('id').execute()).toEqual([])
    expect(await database.selectFrom('settings').select('key').where('key', '=', 'seed').execute()).toEqual(
      [],
    )
  })
})
