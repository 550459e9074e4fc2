import { expect, it } from 'vitest'
import { describeOnBothUrls, openUntilTestEnds } from '../../test/database-contract.ts'
import { openTestAccounts } from '../accounts/accounts-fixture.ts'
import { makeAccount } from '../accounts/manage-accounts.server.ts'
import { migrateToLatest } from '../db/migrate.server.ts'
import type { Database } from '../db/tables.ts'
import { type Attempt, makeAttemptId } from './attempt.ts'
import {
  deleteLog,
  eraseAttempts,
  listAllAttempts,
  listAttempts,
  saveAttempts,
} from './attempt-repository.server.ts'
import { mostAttempts } from './fold-attempts.ts'

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

  it('gives back what was saved, in the order of arrival and not of the clocks', async () => {
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

  it('keeps an attempt once, and never takes one of somebody else', async () => {
    const { db, ana, luis } = await open()
    const attempt = makeAttempt()
    await save(db, ana, attempt, attempt)
    await save(db, ana, { ...attempt, verdict: 'wrong' })
    await save(db, luis, { ...attempt, verdict: 'right' }, makeAttempt(1))
    expect(await listAllAttempts(db, ana)).toEqual([attempt])
    expect(await listAllAttempts(db, luis)).toHaveLength(1)
  })

  it('cuts times that have not come yet to now', async () => {
    const { db, ana } = await open()
    await save(db, ana, makeAttempt(0, { at: '2099-01-01T00:00:00.000Z' }))
    expect(await listAllAttempts(db, ana)).toMatchObject([{ at: now }])
  })

  it('gives a long log page by page', async () => {
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

  it('shows arrivals in their order also while several instances write', async () => {
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

  it('is bounded: what is too much is folded away', async () => {
    const { db, ana } = await open()
    const first = makeAttempt(0, { verdict: 'right' })
    await save(db, ana, first)
    for (let batch = 0; batch < mostAttempts / 500; batch++)
      await save(db, ana, ...Array.from({ length: 500 }, (_, at) => makeAttempt(1 + batch * 500 + at)))
    const left = await listAllAttempts(db, ana)
    expect(left).toHaveLength(mostAttempts - 500)
    expect(left).toContainEqual(first)
  })

  it('is erased for good: a device with the log of before is told, and what it sends is not taken', async () => {
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

  it('goes with the account, also what comes late', async () => {
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
