import { expect, it } from 'vitest'
import { describeOnBothUrls, openUntilTestEnds } from '../../../test/databases/database-contract.ts'
import { addAccount, openTestAccounts } from '../../accounts/accounts/accounts-fixture.ts'
import { makeAccount } from '../../accounts/accounts/manage-accounts.server.ts'
import { migrateToLatest } from '../../platform/db/migrate.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { type Attempt, makeAttemptId } from './attempt.ts'
import { deleteLog, eraseAttempts, listAllAttempts, listAttempts } from './attempt-repository.server.ts'
import { maxAttempts } from './fold-attempts.ts'
import { saveAttempts } from './gathered-writes.server.ts'

const now = '2026-11-22T10:00:00.000Z'

const makeAttempt = (minute = 0, more: Partial<Attempt> = {}): Attempt => ({
  id: makeAttemptId(),
  at: new Date(Date.UTC(2026, 10, 1) + minute * 60_000).toISOString(),
  exercise: 'problemas:palancas',
  seed: 'k3x9',
  verdict: 'almost',
  hints: 1,
  isSolutionSeen: true,
  ...more,
})

describeOnBothUrls('the log of attempts', (newUrl) => {
  async function open() {
    const url = await newUrl()
    const db = await openUntilTestEnds(url)
    await migrateToLatest(db)
    const { accounts } = await openTestAccounts(db)
    const ana = await makeAccount(accounts, 'ana@ejemplo.es', 'rueda-dentada-9')
    const luis = await makeAccount(accounts, 'luis@ejemplo.es', 'rueda-dentada-9')
    return { url, db, accounts, ana, luis }
  }
  const save = (db: Database, userId: string, ...attempts: Attempt[]) =>
    saveAttempts(db, { userId, attempts, now })

  it('returns attempts in order of arrival, not by the clocks of the devices', async () => {
    const { db, ana, luis } = await open()
    expect(await listAttempts(db, ana, 0)).toEqual({ log: '', attempts: [], cursor: 0, isWhole: true })
    const [late, early] = [makeAttempt(9), makeAttempt(1, { isSolutionSeen: false, verdict: 'right' })]
    expect(await save(db, ana, late)).toEqual({ status: 'saved' })
    const { cursor } = await listAttempts(db, ana, 0)
    await save(db, ana, early)
    expect(await listAttempts(db, ana, cursor)).toMatchObject({ attempts: [early], isWhole: true })
    expect(await listAllAttempts(db, ana)).toEqual([late, early])
    expect(await listAllAttempts(db, luis)).toEqual([])
    expect(await save(db, ana)).toEqual({ status: 'saved' })
  })

  it('stores an attempt once, and never overwrites the attempt of another account', async () => {
    const { db, ana, luis } = await open()
    const attempt = makeAttempt()
    await save(db, ana, attempt, attempt)
    await save(db, ana, { ...attempt, verdict: 'wrong' })
    await save(db, luis, { ...attempt, verdict: 'right' }, makeAttempt(1))
    expect(await listAllAttempts(db, ana)).toEqual([attempt])
    expect(await listAllAttempts(db, luis)).toHaveLength(1)
  })

  it('replaces a time in the future with the current time', async () => {
    const { db, ana } = await open()
    await save(db, ana, makeAttempt(0, { at: '2099-01-01T00:00:00.000Z' }))
    expect(await listAllAttempts(db, ana)).toMatchObject([{ at: now }])
  })

  it('returns a long log page by page', async () => {
    const { db, ana } = await open()
    const sent: Attempt[] = []
    for (let batch = 0; batch < 11; batch++) {
      const attempts = Array.from({ length: 100 }, (_, at) => makeAttempt(batch * 100 + at))
      sent.push(...attempts)
      await save(db, ana, ...attempts)
    }
    const read: Attempt[] = []
    let page = await listAttempts(db, ana, 0)
    while (!page.isWhole) {
      read.push(...page.attempts)
      page = await listAttempts(db, ana, page.cursor)
    }
    expect([...read, ...page.attempts]).toEqual(sent)
  })

  it('returns attempts in order of arrival while several instances write', async () => {
    const { url, db, ana } = await open()
    const others = [await openUntilTestEnds(url), await openUntilTestEnds(url)]
    const seen: Attempt[] = []
    let cursor = 0
    const writing = Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        save(others[at % 2] ?? db, ana, makeAttempt(at), makeAttempt(at)),
      ),
    ).then(() => true)
    let isOver = false
    do {
      isOver = await Promise.race([writing, new Promise<false>((resolve) => setImmediate(resolve, false))])
      const page = await listAttempts(db, ana, cursor)
      seen.push(...page.attempts)
      cursor = page.cursor
    } while (!isOver)
    expect(seen).toEqual(await listAllAttempts(db, ana))
    expect(seen).toHaveLength(60)
  })

  it('saves 600 simultaneous attempts with one insert, and resolves once they are visible', async () => {
    const { url, db, accounts } = await open()
    const other = await openUntilTestEnds(url)
    const people: string[] = []
    for (let at = 0; at < 20; at++) people.push(await addAccount(accounts, `alumno${at}@ejemplo.es`))
    let inserts = 0
    const counting = db.withPlugin({
      transformQuery({ node }) {
        if (node.kind === 'InsertQueryNode') inserts++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const send = async (at: number): Promise<number> => {
      const attempt = makeAttempt(at)
      await save(counting, people[at % 20] ?? '', attempt)
      return (await other.selectFrom('attempts').select('id').where('id', '=', attempt.id).execute()).length
    }
    const readable = await Promise.all(Array.from({ length: 600 }, (_, at) => send(at)))
    expect(readable.reduce((sum, count) => sum + count)).toBe(600)
    // One insert for the logs and one for the attempts.
    expect(inserts).toBe(2)
    for (const id of people) {
      const { attempts, cursor } = await listAttempts(other, id, 0)
      expect(attempts.map(({ at }) => at)).toEqual(attempts.map(({ at }) => at).toSorted())
      expect([attempts.length, cursor]).toEqual([30, 30])
    }
  })

  it('returns each of several simultaneous uploads its own result', async () => {
    const { db, ana, luis } = await open()
    await eraseAttempts(db, luis, now)
    const [good, late] = [makeAttempt(), makeAttempt(1)]
    const answers = await Promise.all([
      saveAttempts(db, { userId: ana, attempts: [good], now, log: '' }),
      saveAttempts(db, { userId: luis, attempts: [late], now, log: '' }),
      saveAttempts(db, { userId: 'nobody', attempts: [makeAttempt(2)], now }),
      saveAttempts(db, { userId: luis, attempts: [makeAttempt(3)], now, log: now }),
    ])
    expect(answers).toEqual([
      { status: 'saved' },
      { status: 'erased-since', log: now },
      { status: 'no-account' },
      { status: 'saved' },
    ])
    expect(await listAllAttempts(db, ana)).toEqual([good])
    expect(await listAllAttempts(db, luis)).toHaveLength(1)
    expect(await db.selectFrom('attempt_logs').select('userId').orderBy('userId').execute()).toHaveLength(2)
  })

  it('acknowledges no upload that the database did not store', async () => {
    const { db, ana, luis } = await open()
    await db.schema.alterTable('attempts').renameTo('lost').execute()
    const answers = await Promise.allSettled([save(db, ana, makeAttempt()), save(db, luis, makeAttempt())])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await db.schema.alterTable('lost').renameTo('attempts').execute()
    expect(await save(db, ana, makeAttempt())).toEqual({ status: 'saved' })
    expect((await listAttempts(db, ana, 0)).cursor).toBe(1)
  })

  it('deletes surplus attempts once the log exceeds its limit', async () => {
    const { db, ana } = await open()
    const first = makeAttempt(0, { verdict: 'right' })
    await save(db, ana, first)
    for (let batch = 0; batch < maxAttempts / 500; batch++)
      await save(db, ana, ...Array.from({ length: 500 }, (_, at) => makeAttempt(1 + batch * 500 + at)))
    const left = await listAllAttempts(db, ana)
    expect(left).toHaveLength(maxAttempts - 500)
    expect(left).toContainEqual(first)
  })

  it('rejects uploads to a log that was erased, and shows devices the name of the new log', async () => {
    const { db, ana, luis } = await open()
    await save(db, ana, makeAttempt())
    await save(db, luis, makeAttempt())
    const { cursor } = await listAttempts(db, ana, 0)
    await eraseAttempts(db, ana, now)
    expect(await listAttempts(db, ana, 0)).toMatchObject({ log: now, attempts: [] })
    const late = { userId: ana, attempts: [makeAttempt()], now }
    expect(await saveAttempts(db, { ...late, log: '' })).toEqual({ status: 'erased-since', log: now })
    expect(await listAllAttempts(db, ana)).toEqual([])
    expect(await saveAttempts(db, { ...late, log: now })).toEqual({ status: 'saved' })
    expect((await listAttempts(db, ana, 0)).cursor).toBeGreaterThan(cursor)
    expect(await listAllAttempts(db, luis)).toHaveLength(1)
  })

  it('deletes the log with the account, and rejects later uploads', async () => {
    const { db, accounts, ana, luis } = await open()
    await save(db, ana, makeAttempt())
    await save(db, luis, makeAttempt())
    const { internalAdapter } = await accounts.auth.$context
    await internalAdapter.deleteUser(ana)
    await deleteLog(db, ana)
    expect(await save(db, ana, makeAttempt())).toEqual({ status: 'no-account' })
    expect(await db.selectFrom('attempts').select('userId').execute()).toEqual([{ userId: luis }])
    expect(await db.selectFrom('attempt_logs').select('userId').execute()).toEqual([{ userId: luis }])
  })
})
