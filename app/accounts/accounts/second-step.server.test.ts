import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import type { Database } from '../../platform/db/tables.ts'
import { findSecondFactor } from '../second-factor/second-factor-repository.server.ts'
import { makeTotpCode, stepAt } from '../second-factor/totp.ts'
import { changePassword } from './account-actions.server.ts'
import { createAccountReader } from './account-reader.server.ts'
import { openTestAccounts } from './accounts-fixture.ts'
import { signIn } from './credentials.server.ts'
import { makeAccount, removeSecondFactor } from './manage-accounts.server.ts'
import { changeRole } from './role-repository.server.ts'
import { beginFactor, confirmFactor, endFactor, renewCodes } from './second-factor-actions.server.ts'
import { finishSignIn } from './second-step.server.ts'
import { countCode } from './sign-in-limits.server.ts'

const email = 'profe@ejemplo.es'
const password = 'rueda-dentada-9'
const wrongCode = /^El código no es correcto o ya se ha usado/

const jar = (cookies: readonly string[]): string => cookies.map((one) => one.split(';', 1)[0]).join('; ')
const requestWith = (cookie: string): Request =>
  new Request('http://localhost/entrar', { headers: { cookie } })

/** Signs in an admin and returns functions for their actions. */
async function openAdmin(db: Database, network = '192.0.2.7') {
  const { accounts, contextFrom, traces } = await openTestAccounts(db)
  const context = contextFrom(network)
  const answer = await accounts.auth.api.signUpEmail({
    body: { email, password, name: '' },
    asResponse: true,
  })
  const request = requestWith(jar(answer.headers.getSetCookie()))
  const found = await createAccountReader(context, request).find()
  if (!found) throw new Error('Nobody is signed in')
  await changeRole(db, { userId: found.id, role: 'admin' })
  const account = { ...found, isAdmin: true, mayWrite: true }
  const ask = (form: Record<string, string>) => ({ context, request, account, form })
  const readSecret = async (): Promise<string> => {
    const factor = await findSecondFactor(db, account.id)
    return accounts.seal.open(factor?.secret ?? '', account.id) ?? ''
  }
  /** Returns the code of the next time step; the current one was used when the factor was confirmed. */
  const code = async (shift = 1): Promise<string> =>
    makeTotpCode(await readSecret(), stepAt(Date.now()) + shift)
  const turnOn = async (): Promise<string[]> => {
    await beginFactor(ask({ actual: password }))
    const done = await confirmFactor(ask({ codigo: await code(0) }))
    return done.ok ? (done.codes ?? []) : []
  }
  const enter = (cookie = '') => signIn(context, requestWith(cookie), { email, password })
  return { accounts, account, ask, code, context, contextFrom, enter, readSecret, request, traces, turnOn }
}

describeOnBothDatabases('the second step of a sign-in', (open) => {
  it('opens a session with a code of the app, and none without', async () => {
    const { code, context, enter, turnOn } = await openAdmin(await open())
    expect(await turnOn()).toHaveLength(10)
    const first = await enter()
    if (!first.ok) throw new Error(first.message)
    expect(first.codeIsMissing).toBe(true)
    expect(jar(first.cookies)).toMatch(/^engrana\.second_step=[\w-]{43}$/)
    expect(await createAccountReader(context, requestWith(jar(first.cookies))).find()).toBe(null)
    const second = await finishSignIn(context, requestWith(jar(first.cookies)), {
      code: await code(),
      isRecovery: false,
    })
    if (!second.ok) throw new Error(second.message)
    expect(await createAccountReader(context, requestWith(jar(second.cookies))).find()).toMatchObject({
      email,
    })
  })

  it('accepts each code once, also from two concurrent requests, and each first step once', async () => {
    const { code, context, enter, turnOn } = await openAdmin(await open())
    const [recovery = ''] = await turnOn()
    const [one, other] = await Promise.all([enter(), enter()])
    if (!one.ok || !other.ok) throw new Error('refused')
    const typed = { code: await code(), isRecovery: false }
    const answers = await Promise.all([
      finishSignIn(context, requestWith(jar(one.cookies)), typed),
      finishSignIn(context, requestWith(jar(other.cookies)), typed),
    ])
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
    const won = answers[0]?.ok ? one : other
    const again = await finishSignIn(context, requestWith(jar(won.cookies)), {
      code: recovery,
      isRecovery: true,
    })
    expect(again.ok ? '' : again.message).toMatch(/^Ha pasado demasiado tiempo/)
  })

  it('accepts a recovery code once in any spelling, and rejects one of another account', async () => {
    const { context, enter, turnOn } = await openAdmin(await open())
    const [code = ''] = await turnOn()
    const finish = async (typed: string) => {
      const first = await enter()
      return finishSignIn(context, requestWith(jar(first.ok ? first.cookies : [])), {
        code: typed,
        isRecovery: true,
      })
    }
    expect(await finish('ABCD-EFGH-JKMN-PQRS')).toMatchObject({ ok: false, status: 401 })
    expect(await finish(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toMatchObject({ ok: true })
    expect(await finish(code)).toMatchObject({ ok: false, status: 401 })
  })

  it('rejects all codes after five wrong ones, except from a known device', async () => {
    const db = await open()
    const { code, context, contextFrom, enter, turnOn, accounts } = await openAdmin(db)
    await turnOn()
    const known = accounts.devices.remember(requestWith(''), email)
    const finish = async (cookies: string, typed: string, from = context) => {
      const first = await enter()
      const both = `${jar(first.ok ? first.cookies : [])}; ${cookies}`
      return finishSignIn(from, requestWith(both), { code: typed, isRecovery: false })
    }
    for (let n = 0; n < 5; n++) {
      const said = await finish('', '000000')
      expect(said.ok ? '' : said.message).toMatch(wrongCode)
    }
    expect(await finish('', await code())).toMatchObject({ ok: false, status: 429 })
    expect(await finish('', '000000', contextFrom('198.51.100.9'))).toMatchObject({ status: 401 })
    expect(await finish(jar([known]), await code())).toMatchObject({ ok: true })
  })

  it('limits the codes per account and day, also on known devices', async () => {
    const db = await open()
    const { account, code, contextFrom, enter, turnOn, accounts } = await openAdmin(db)
    await turnOn()
    const tryOn = async (device: string): Promise<number> => {
      const attempt = { userId: account.id, network: '198.51.100.9', device }
      const answers: boolean[] = []
      for (let n = 0; n < 10; n++) answers.push((await countCode(db, attempt)).allowed)
      return answers.filter((allowed) => allowed).length
    }
    expect([await tryOn('a'), await tryOn('b'), await tryOn('c'), await tryOn('d')]).toEqual([10, 10, 10, 10])
    expect(await tryOn('e')).toBe(0)
    const first = await enter()
    const known = accounts.devices.remember(requestWith(''), email)
    const cookies = `${jar(first.ok ? first.cookies : [])}; ${jar([known])}`
    expect(
      await finishSignIn(contextFrom('203.0.113.9'), requestWith(cookies), {
        code: await code(),
        isRecovery: false,
      }),
    ).toMatchObject({ ok: false, status: 429 })
  })

  it('ends when the password is changed meanwhile; the change itself needs no code', async () => {
    const { ask, code, context, enter, turnOn } = await openAdmin(await open())
    await turnOn()
    const first = await enter()
    const changed = await changePassword(ask({ actual: password, nueva: 'polea-y-correa' }))
    expect(changed).toBeInstanceOf(Response)
    const late = await finishSignIn(context, requestWith(jar(first.ok ? first.cookies : [])), {
      code: await code(),
      isRecovery: false,
    })
    expect(late).toMatchObject({ ok: false, status: 401 })
  })

  it('requires a cookie that the site has set', async () => {
    const { code, context, turnOn } = await openAdmin(await open())
    await turnOn()
    for (const cookie of ['', 'engrana.second_step=x', `engrana.second_step=${'A'.repeat(43)}`])
      expect(
        await finishSignIn(context, requestWith(cookie), { code: await code(), isRecovery: false }),
      ).toMatchObject({
        ok: false,
        status: 401,
      })
  })
})

describeOnBothDatabases('the second factor of an account', (open) => {
  it('starts after the right password only, and requires no code until it is confirmed', async () => {
    const { ask, enter, readSecret } = await openAdmin(await open())
    expect(await beginFactor(ask({ actual: 'no es la mía' }))).toMatchObject({
      ok: false,
      message: 'La contraseña actual no es correcta.',
    })
    expect(await beginFactor(ask({ actual: password }))).toMatchObject({ ok: true })
    expect(await readSecret()).toMatch(/^[A-Z2-7]{32}$/)
    const wrong = await confirmFactor(ask({ codigo: '000000' }))
    expect(wrong.message).toMatch(wrongCode)
    expect(await enter()).not.toHaveProperty('codeIsMissing')
  })

  it('stores neither its secret nor its recovery codes in plain text', async () => {
    const db = await open()
    const { readSecret, turnOn } = await openAdmin(db)
    const codes = await turnOn()
    const kept = JSON.stringify([
      await db.selectFrom('second_factors').selectAll().execute(),
      await db.selectFrom('recovery_codes').selectAll().execute(),
    ])
    for (const secret of [await readSecret(), ...codes]) expect(kept).not.toContain(secret)
  })

  it('cannot be started again while it is active', async () => {
    const { ask, readSecret, turnOn } = await openAdmin(await open())
    await turnOn()
    const before = await readSecret()
    expect(await beginFactor(ask({ actual: password }))).toMatchObject({ ok: false, status: 400 })
    expect(await readSecret()).toBe(before)
  })

  it('replaces its recovery codes and is turned off after password and code, or a recovery code', async () => {
    const { ask, code, enter, turnOn } = await openAdmin(await open())
    const [old = ''] = await turnOn()
    expect(await renewCodes(ask({ actual: password, codigo: '000000' }))).toMatchObject({ ok: false })
    expect(await renewCodes(ask({ actual: 'no es la mía', codigo: await code() }))).toMatchObject({
      ok: false,
    })
    const renewed = await renewCodes(ask({ actual: password, codigo: await code() }))
    const [fresh = ''] = renewed.ok ? (renewed.codes ?? []) : []
    expect(await endFactor(ask({ actual: password, codigo: old }))).toMatchObject({ ok: false })
    expect(await endFactor(ask({ actual: password, codigo: fresh }))).toMatchObject({ ok: true })
    expect(await enter()).not.toHaveProperty('codeIsMissing')
  })

  it('is removed by the operator, and with its account', async () => {
    const db = await open()
    const { accounts, enter, request, turnOn } = await openAdmin(db)
    await turnOn()
    expect(await removeSecondFactor(accounts, 'nadie@ejemplo.es')).toBe('no-account')
    expect(await removeSecondFactor(accounts, email)).toBe('done')
    expect(await removeSecondFactor(accounts, email)).toBe('was-none')
    expect(await enter()).not.toHaveProperty('codeIsMissing')
    await turnOn()
    await changeRole(db, { userId: await makeAccount(accounts, 'otra@ejemplo.es', password), role: 'admin' })
    await accounts.auth.api.deleteUser({ body: { password }, headers: request.headers })
    for (const table of ['second_factors', 'recovery_codes', 'second_steps'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
  })

  it('reports a fault if it cannot be decrypted, and still accepts recovery codes', async () => {
    const db = await open()
    const { context, enter, code, traces, turnOn } = await openAdmin(db)
    const [recovery = ''] = await turnOn()
    const right = await code()
    await db.updateTable('second_factors').set({ secret: 'AAAA' }).execute()
    const finish = async (typed: { code: string; isRecovery: boolean }) => {
      const first = await enter()
      return finishSignIn(context, requestWith(jar(first.ok ? first.cookies : [])), typed)
    }
    expect(await finish({ code: right, isRecovery: false })).toMatchObject({ ok: false })
    expect(String(traces.faults[0])).toContain('AUTH_SECRET')
    expect(await finish({ code: recovery, isRecovery: true })).toMatchObject({ ok: true })
  })
})
