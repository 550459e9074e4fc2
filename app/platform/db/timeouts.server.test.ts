import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { emptyDatabases } from '../../../test/databases/empty-databases.ts'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import { migrateToLatest } from './migrate.server.ts'
import { openDatabase } from './open-database.server.ts'
import type { Database } from './tables.ts'
import { timeoutFor, waiting, withoutTimeouts, withTimeouts } from './timeouts.server.ts'

const soon = 300
/** Far less than the limit of a single statement. */
const inTime = 1500

async function open(kind: keyof typeof emptyDatabases): Promise<Database> {
  const db = await openDatabase(await emptyDatabases[kind]())
  onTestFinished(() => db.destroy())
  await migrateToLatest(db)
  return db
}

const save = (db: Database, key: string) =>
  db
    .transaction()
    .execute((transaction) => transaction.insertInto('settings').values({ key, value: '' }).execute())

/** Milliseconds until the work is rejected. */
async function timeOfRefusal(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await expect(withTimeouts(work, soon)).rejects.toBeInstanceOf(DatabaseUnavailableError)
  return performance.now() - began
}

describe.each(['file', 'server'] as const)('a request on a %s', (kind) => {
  test('is rejected at its time limit, however long it has waited for its turn to write', async () => {
    const db = await open(kind)
    const gate = Promise.withResolvers<void>()
    const places = kind === 'file' ? 1 : 5
    const begun = Array.from({ length: places }, () => Promise.withResolvers<void>())
    const holders = begun.map(({ resolve }, index) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('settings')
          .values({ key: `${index}`, value: '' })
          .execute()
        resolve()
        await gate.promise
      }),
    )
    await Promise.all(begun.map(({ promise }) => promise))
    expect(await timeOfRefusal(() => save(db, 'late'))).toBeLessThan(inTime)
    gate.resolve()
    await Promise.all(holders)
    await withTimeouts(() => save(db, 'after'), soon)
  })
})

test('a request that finds no free connection is rejected at its time limit', async () => {
  const db = await openDatabase(inject('postgresUrl'))
  onTestFinished(() => db.destroy())
  const others = Array.from({ length: 10 }, () => sql`select pg_sleep(2.5)`.execute(db))
  expect(await timeOfRefusal(() => sql`select 1`.execute(db))).toBeLessThan(inTime)
  await Promise.all(others)
})

test('a request that waits for a locked table is rejected at its time limit', async () => {
  const url = await emptyDatabases.server()
  const db = await openDatabase(url)
  onTestFinished(() => db.destroy())
  await migrateToLatest(db)
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query('begin; lock table settings in access exclusive mode')
  expect(await timeOfRefusal(() => save(db, 'late'))).toBeLessThan(inTime)
  await other.end()
})

test('concurrent statements count once, and after the limit each statement still has a minimum time', async () => {
  const pause = () => waiting(() => new Promise((resolve) => setTimeout(resolve, 100)))
  await withTimeouts(async () => {
    expect(timeoutFor(400)).toBe(400)
    await Promise.all([pause(), pause(), pause()])
    expect(timeoutFor(10_000)).toBeGreaterThan(9_000)
  }, 10_000)
  withTimeouts(() => {
    expect(timeoutFor(3000)).toBe(250)
    expect(timeoutFor(100)).toBe(100)
    expect(withoutTimeouts(() => timeoutFor(3000))).toBe(3000)
  }, 0)
  expect(timeoutFor(3000)).toBe(3000)
})
