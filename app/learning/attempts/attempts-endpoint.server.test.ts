import type { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import type { Account } from '../../accounts/accounts/account.ts'
import { openTestAccounts } from '../../accounts/accounts/accounts-fixture.ts'
import { makeAccount } from '../../accounts/accounts/manage-accounts.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { contextWith } from '../../platform/http/app-context-fixture.ts'
import { type Attempt, makeAttemptId } from './attempt.ts'
import { eraseAttempts, listAllAttempts } from './attempt-repository.server.ts'
import { action, loader } from './attempts-endpoint.ts'
import { recordAnswered } from './record-answered.server.ts'

const makeAttempt = (): Attempt => ({
  id: makeAttemptId(),
  at: '2026-11-22T08:00:00.000Z',
  exercise: 'problemas:palancas',
  seed: '',
  verdict: 'wrong',
  hints: 0,
  isSolutionSeen: false,
})

function contextOf(db: Database, id: string | undefined): RouterContextProvider {
  const account: Account | null =
    id === undefined ? null : { id, email: '', name: null, isAdmin: false, mayWrite: false }
  const context = contextWith({ db, accountReader: { find: async () => account } })
  return context
}

type Answer = { status: number; body: Record<string, unknown>; headers: Headers }

async function call(answering: Promise<Response>): Promise<Answer> {
  const { status, headers, ...answer } = await answering.then(async (response) => ({
    status: response.status,
    headers: response.headers,
    body: await response.json(),
  }))
  return { status, headers, body: answer.body }
}

/** Sends requests as a device of one account, or of a visitor if `id` is undefined. */
function deviceOf(db: Database, id: string | undefined) {
  const context = contextOf(db, id)
  const rest = { params: {}, pattern: '/api/intentos' } as const
  return {
    context,
    read(place = '') {
      const url = new URL(`http://localhost/api/intentos${place && `?desde=${place}`}`)
      return call(loader({ context, url, request: new Request(url), ...rest }))
    },
    send(body: unknown) {
      const url = new URL('http://localhost/api/intentos')
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return call(
        action({ context, url, request: new Request(url, { method: 'POST', body: text }), ...rest }),
      )
    },
  }
}

describeOnBothDatabases('the log of attempts by its address', (open) => {
  async function openWithPeople() {
    const db = await open()
    const { accounts } = await openTestAccounts(db)
    const ana = await makeAccount(accounts, 'ana@ejemplo.es', 'rueda-dentada-9')
    return { db, accounts, ana }
  }

  it('stores what one device sends and returns it to another', async () => {
    const { db, ana } = await openWithPeople()
    const attempt = makeAttempt()
    expect(
      await deviceOf(db, ana).send({ log: '', attempts: [attempt, { ...attempt, id: '1' }] }),
    ).toMatchObject({
      status: 200,
      body: { saved: 1 },
    })
    const { body, headers } = await deviceOf(db, ana).read()
    expect(body).toEqual({ log: '', attempts: [attempt], cursor: 1, isWhole: true })
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect((await deviceOf(db, ana).read('1')).body.attempts).toEqual([])
    for (const place of ['-1', '1e9', 'x', '9999999999'])
      expect((await deviceOf(db, ana).read(place)).body.attempts, place).toHaveLength(1)
  })

  it('explains why an upload is rejected', async () => {
    const { db, ana } = await openWithPeople()
    const { send } = deviceOf(db, ana)
    const message = 'No se entiende lo que se ha enviado: se esperaba una lista de intentos.'
    expect(await send('[')).toMatchObject({ status: 400, body: { message } })
    expect(await send({ attempts: [] })).toMatchObject({ status: 400, body: { message } })
    expect(await send({ log: '', attempts: Array.from({ length: 101 }, makeAttempt) })).toMatchObject({
      status: 413,
      body: { message: 'Son demasiados intentos de una vez: como mucho, 100.' },
    })
    expect(await send(' '.repeat(65_537))).toMatchObject({
      status: 413,
      body: { message: 'Lo que se ha enviado es demasiado grande.' },
    })
    await eraseAttempts(db, ana, '2026-11-22T09:00:00.000Z')
    expect(await send({ log: '', attempts: [makeAttempt()] })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Tu progreso se borró/) },
    })
    expect(await listAllAttempts(db, ana)).toEqual([])
  })

  it('responds with 401 to a visitor and to a deleted account', async () => {
    const { db, accounts, ana } = await openWithPeople()
    const nobody = deviceOf(db, undefined)
    const refusal = {
      status: 401,
      body: { message: 'Inicia sesión para guardar tus intentos en tu cuenta.' },
    }
    expect(await nobody.read()).toMatchObject(refusal)
    expect(await nobody.send({ log: '', attempts: [makeAttempt()] })).toMatchObject(refusal)
    const { internalAdapter } = await accounts.auth.$context
    await internalAdapter.deleteUser(ana)
    expect(await deviceOf(db, ana).send({ log: '', attempts: [makeAttempt()] })).toMatchObject(refusal)
    expect(await db.selectFrom('attempts').selectAll().execute()).toEqual([])
  })

  it('limits the rate of requests', async () => {
    const { db, ana } = await openWithPeople()
    const device = deviceOf(db, ana)
    for (let times = 0; times < 120; times++) expect((await device.read()).status).toBe(200)
    const refused = await device.send({ log: '', attempts: [makeAttempt()] })
    expect(refused).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Se están enviando intentos demasiado deprisa/) },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await deviceOf(db, undefined).read()).status).toBe(401)
  })

  it('records answers marked by the server, only for a signed-in account', async () => {
    const { db, ana } = await openWithPeople()
    const { context } = deviceOf(db, ana)
    const wrong = { verdict: 'known-mistake', message: '' } as const
    const exercise = 'problemas:palancas'
    await recordAnswered(context, { exercise, seed: 'k3', marked: [wrong] })
    await recordAnswered(context, { exercise, seed: '', marked: [{ verdict: 'unreadable', message: '' }] })
    await recordAnswered(context, { exercise: 'problemas:', seed: '', marked: [wrong] })
    await recordAnswered(contextOf(db, undefined), { exercise, seed: '', marked: [wrong] })
    expect(await listAllAttempts(db, ana)).toMatchObject([
      { exercise, seed: 'k3', verdict: 'wrong', hints: 0 },
    ])
    expect(await db.selectFrom('attempts').select('id').execute()).toHaveLength(1)
  })
})
