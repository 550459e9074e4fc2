import { hashPassword } from 'better-auth/crypto'
import { expect, it, vi } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { addAccount, openTestAccounts } from './accounts-fixture.ts'
import { signIn } from './credentials.server.ts'
import { currentHashPrefix } from './password-hasher.server.ts'

const password = 'rueda-dentada-9'
const ask = (): Request => new Request('http://localhost/api/auth/x')

describeOnBothDatabases('e-mail and password', (open) => {
  it('admit six classes at once, whatever the age of their hashes, and renew the old hashes', async () => {
    const { accounts, contextFrom } = await openTestAccounts(await open())
    const { database, passwords } = accounts
    const context = contextFrom('192.0.2.7')
    const people = Array.from({ length: 180 }, (_, at) => `alumno${at}@ejemplo.es`)
    const ours = await passwords.hash(password)
    for (const [at, email] of people.entries()) {
      // One in three has an old hash.
      await addAccount(accounts, email, at % 3 === 0 ? await hashPassword(password) : ours)
    }
    const answers = await Promise.all(people.map((email) => signIn(context, ask(), { email, password })))
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
    expect(await database.selectFrom('sessions').select('userId').distinct().execute()).toHaveLength(180)
    await vi.waitUntil(
      async () => {
        const old = database.selectFrom('identities').where('password', 'not like', `${currentHashPrefix}:%`)
        return (await old.select('id').execute()).length === 0
      },
      { timeout: 60_000 },
    )
    expect(await signIn(context, ask(), { email: people[0], password })).toMatchObject({ ok: true })
    expect(await signIn(context, ask(), { email: people[0], password: 'no-es-esta' })).toMatchObject({
      status: 401,
    })
  }, 180_000)
})
