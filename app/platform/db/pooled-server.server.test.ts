import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { type Pooler, startPgbouncer } from '../../../test/databases/pgbouncer.ts'
import { openContentClock } from './content-clock.server.ts'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import { servingLimits } from './limits.ts'
import { migrateToLatest } from './migrate.server.ts'
import { openDatabase } from './open-database.server.ts'
import { PooledNoticesError } from './postgres-clock.server.ts'
import { withSnapshot } from './snapshot.server.ts'
import type { Database } from './tables.ts'

// A database of its own: a pooler does not forward `search_path`, which gives other tests a schema each.
const name = `pooled_${randomUUID().replaceAll('-', '')}`
let direct: string
let pooler: Pooler
beforeAll(async () => {
  const db = await openDatabase(inject('postgresUrl'))
  await sql`create database ${sql.id(name)}`.execute(db)
  await db.destroy()
  direct = inject('postgresUrl').replace(/postgres$/, name)
  pooler = await startPgbouncer(direct)
})
afterAll(() => pooler.stop())

async function open(limits = servingLimits, url = pooler.url): Promise<Database> {
  const db = await openDatabase(url, limits)
  onTestFinished(() => db.destroy())
  return db
}

const list = (db: Database) => db.selectFrom('settings').select('key').orderBy('key').execute()
const add = (db: Database, key: string) => db.insertInto('settings').values({ key, value: '' }).execute()

test('several instances migrate through a pooler at once, and writes are visible to other connections', async () => {
  const dbs = await Promise.all([open(), open(), open()])
  await Promise.all(dbs.map((db) => migrateToLatest(db)))
  const [db] = dbs
  await Promise.all(Array.from({ length: 30 }, (_, index) => add(db, `key-${10 + index}`)))
  expect(await list(db)).toHaveLength(30)
  const undone = db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('settings').execute()
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await withSnapshot(pooler.url, list)).toHaveLength(30)
  await db.deleteFrom('settings').execute()
})

test('limits apply behind a pooler, and no setting remains on its connections', async () => {
  const [db, other] = [await open({ ...servingLimits, statement: 300 }), await open()]
  await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toBeInstanceOf(DatabaseUnavailableError)
  const settings = await Promise.all(
    Array.from({ length: 8 }, () =>
      sql<{ statement: string; lock: string }>`
        select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(
        other,
      ),
    ),
  )
  for (const { rows } of settings) expect(rows).toEqual([{ statement: '3s', lock: '400ms' }])
  const client = await open(servingLimits, direct)
  const locked = client.transaction().execute(async (transaction) => {
    await sql`lock table settings in access exclusive mode`.execute(transaction)
    await expect(list(other)).rejects.toBeInstanceOf(DatabaseUnavailableError)
  })
  await locked
  expect(await list(other)).toEqual([])
})

test('a failed statement behind a pooler does not break its connection', async () => {
  const db = await open()
  await add(db, 'a')
  await expect(add(db, 'a')).rejects.toThrow('duplicate key')
  expect(await list(db)).toEqual([{ key: 'a' }])
  await db.deleteFrom('settings').execute()
})

test('notifications use a direct connection, and a pooler URL in its place is rejected', async () => {
  const db = await open()
  await expect(openContentClock(pooler.url, db)).rejects.toBeInstanceOf(PooledNoticesError)
  const clock = await openContentClock(direct, db)
  onTestFinished(() => clock.close())
  const tick = clock.read()
  const values = {
    id: 't',
    name: 't',
    sortName: 't',
    description: '',
    category: null,
    url: 'https://x.example',
  }
  const now = '2026-11-20T10:00:00.000Z'
  await db
    .insertInto('tools')
    .values({ ...values, imageUrl: null, createdAt: now, updatedAt: now })
    .execute()
  await vi.waitUntil(() => clock.read() !== tick)
})
