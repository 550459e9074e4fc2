import { hashPassword } from 'better-auth/crypto'
import { expect, it, vi } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { addAccount, openTestAccounts } from './accounts-fixture.ts'
import { register, signIn } from './credentials.server.ts'
import { maxWaiting } from './password-queue.server.ts'

const password = 'rueda-dentada-9'
const ask = (cookie = ''): Request => new Request('http://localhost/api/auth/x', { headers: { cookie } })
const pairs = (cookies: string[]): string => cookies.map((line) => line.split(';', 1)[0]).join('; ')

describeOnBothDatabases('e-mail and password', (open) => {
  const openSite = async () => {
    const site = await openTestAccounts(await open())
    const { accounts, traces } = site
    const { password: hasher } = await accounts.auth.$context
    const hashed = [
      vi.spyOn(hasher, 'hash'),
      vi.spyOn(hasher, 'verify'),
      vi.spyOn(accounts.passwords, 'hash'),
    ]
    /** Measures one call: the number of password hashes, and the kinds of statements. */
    const workOf = async (call: () => Promise<unknown>) => {
      traces.statements.length = 0
      for (const spy of hashed) spy.mockClear()
      await call()
      const hashes = hashed.reduce((sum, { mock }) => sum + mock.calls.length, 0)
      return { hashes, statements: [...traces.statements] }
    }
    return { ...site, workOf }
  }

  it('require the same work to reject with or without an account for the address', async () => {
    const { contextFrom, workOf } = await openSite()
    const context = contextFrom('192.0.2.7')
    await register(context, ask(), { email: 'ana@ejemplo.es', password })
    const known = await workOf(() =>
      signIn(context, ask(), { email: 'ana@ejemplo.es', password: 'no-es-esta' }),
    )
    const unknown = await workOf(() =>
      signIn(context, ask(), { email: 'leo@ejemplo.es', password: 'no-es-esta' }),
    )
    expect(known.hashes).toBe(1)
    expect(unknown).toEqual(known)
  })

  it('are rejected after the same delay for any age of hash, and for an unknown address', async () => {
    const { accounts, contextFrom } = await openSite()
    const context = contextFrom('192.0.2.7')
    const waits = vi.spyOn(accounts.passwords, 'waitForSlowest')
    await addAccount(accounts, 'ana@ejemplo.es', await hashPassword(password))
    await addAccount(accounts, 'eva@ejemplo.es', await accounts.passwords.hash(password))
    for (const name of ['ana', 'eva', 'leo']) {
      waits.mockClear()
      await signIn(context, ask(), { email: `${name}@ejemplo.es`, password: 'no-es-esta' })
      expect(waits, name).toHaveBeenCalledOnce()
    }
    waits.mockClear()
    expect(await signIn(context, ask(), { email: 'ana@ejemplo.es', password })).toMatchObject({ ok: true })
    expect(waits).not.toHaveBeenCalled()
  })

  it('require one hash to register, also if the address is taken', async () => {
    const { contextFrom, workOf } = await openSite()
    const context = contextFrom('192.0.2.7')
    const call = () => register(context, ask(), { email: 'ana@ejemplo.es', password })
    expect((await workOf(call)).hashes).toBe(1)
    expect((await workOf(call)).hashes).toBe(1)
    expect(await call()).toMatchObject({ ok: false, status: 422 })
  })

  it('admit the owner on a known device during an attack on the account', async () => {
    const { accounts, contextFrom, traces } = await openSite()
    // Each rejection would wait half a second; a test above asserts that rejections wait.
    vi.spyOn(accounts.passwords, 'waitForSlowest').mockResolvedValue()
    const home = contextFrom('192.0.2.7')
    const first = await register(home, ask(), { email: 'ana@ejemplo.es', password })
    if (!first.ok) throw new Error('not registered')
    for (let i = 0; i < 20; i++)
      await signIn(contextFrom(`198.51.100.${i}`), ask(), { email: 'ana@ejemplo.es', password: `no-${i}` })
    const input = { email: 'Ana@ejemplo.es', password }
    expect(await signIn(home, ask(), input)).toMatchObject({ ok: false, status: 429 })
    expect(traces.audit.at(-1)).toEqual({ action: 'sign-in-slowed', email: 'ana@ejemplo.es' })
    const known = ask(pairs(first.cookies).replace(/engrana\.session_token=[^;]*/, ''))
    expect(await signIn(home, known, input)).toMatchObject({ ok: true })
    expect(await signIn(contextFrom('203.0.113.9'), known, input)).toMatchObject({ ok: true })
  })

  it("admit a class at once, and reject requests above the queue's limit without counting them", async () => {
    const { accounts, contextFrom } = await openSite()
    const context = contextFrom('192.0.2.7')
    const { promise, resolve } = Promise.withResolvers<void>()
    const others = Array.from({ length: maxWaiting + 10 }, () =>
      accounts.passwordQueue.inTurn(new AbortController().signal, () => promise),
    )
    const before = await accounts.database.selectFrom('rate_limits').selectAll().execute()
    expect(await signIn(context, ask(), { email: 'ana@ejemplo.es', password })).toEqual({
      ok: false,
      status: 503,
      message: expect.stringMatching(
        /^Ahora mismo está entrando mucha gente a la vez\. Espera \d+ segundos y vuelve a probar\.$/,
      ),
      retryAfterSeconds: expect.any(Number),
    })
    expect(await register(context, ask(), { email: 'ana@ejemplo.es', password })).toMatchObject({
      status: 503,
    })
    expect(await accounts.database.selectFrom('rate_limits').selectAll().execute()).toEqual(before)
    resolve()
    await Promise.all(others)
    expect(await register(context, ask(), { email: 'ana@ejemplo.es', password })).toMatchObject({ ok: true })
  })
})
