import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { describeOnBothUrls, openUntilTestEnds } from '../../../test/databases/database-contract.ts'
import { emptyDatabases } from '../../../test/databases/empty-databases.ts'
import { openSilentLine } from '../../../test/databases/silent-line.ts'
import { type ContentClock, openContentClock } from './content-clock.server.ts'
import { readContentVersions } from './content-versions.server.ts'
import { migrateToLatest } from './migrate.server.ts'
import { openDatabase } from './open-database.server.ts'
import type { Database } from './tables.ts'
import { lockWrites } from './write-lock.server.ts'

const now = '2026-11-20T10:00:00.000Z'

function addTool(db: Database, id: string) {
  const tool = {
    id,
    name: id,
    sortName: id,
    description: '',
    category: null,
    url: 'https://x.example',
    imageUrl: null,
  }
  return db
    .insertInto('tools')
    .values({ ...tool, createdAt: now, updatedAt: now })
    .execute()
}

async function openClock(url: string, db: Database): Promise<ContentClock> {
  const clock = await openContentClock(url, db)
  onTestFinished(() => clock.close())
  return clock
}

describeOnBothUrls('the content clock', (newUrl) => {
  test('changes when another connection commits, and only the version of the changed noun rises', async () => {
    const url = await newUrl()
    const [db, elsewhere] = [await openUntilTestEnds(url), await openUntilTestEnds(url)]
    await migrateToLatest(db)
    const clock = await openClock(url, db)
    const [tick, before] = [clock.read(), await readContentVersions(db)]
    await addTool(elsewhere, 'regla')
    await vi.waitUntil(() => clock.read() !== tick)
    const after = await readContentVersions(db)
    expect(after.get('tools')).toBeGreaterThan(before.get('tools') ?? Number.NaN)
    expect(after.get('topics')).toBe(before.get('topics'))
  })

  test('changes after `touch`', async () => {
    const url = await newUrl()
    const db = await openUntilTestEnds(url)
    await migrateToLatest(db)
    const clock = await openClock(url, db)
    const tick = clock.read()
    await addTool(db, 'regla')
    clock.touch()
    expect(clock.read()).not.toBe(tick)
  })

  test('counts updates and deletions, but not a rolled-back change', async () => {
    const url = await newUrl()
    const db = await openUntilTestEnds(url)
    await migrateToLatest(db)
    await addTool(db, 'regla')
    const version = async () => (await readContentVersions(db)).get('tools') ?? Number.NaN
    const start = await version()
    await db.updateTable('tools').set({ name: 'escuadra' }).execute()
    expect(await version()).toBe(start + 1)
    const undone = db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('tools').execute()
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await version()).toBe(start + 1)
    await db.deleteFrom('tools').execute()
    expect(await version()).toBe(start + 2)
  })
})

test('a long PostgreSQL transaction updates the version row once and locks once, and still notifies', async () => {
  const db = await openDatabase(inject('postgresUrl'))
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  await sql`create schema ${sql.id(schema)}`.execute(db)
  await db.destroy()
  const url = `${inject('postgresUrl')}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
  const own = await openDatabase(url)
  onTestFinished(() => own.destroy())
  await migrateToLatest(own)
  const clock = await openClock(url, own)
  const tick = clock.read()
  const writings = await own.transaction().execute(async (transaction) => {
    for (let i = 0; i < 30; i++) {
      await lockWrites(transaction, 'tools')
      await addTool(transaction, String(i))
    }
    const { rows } = await sql<{ versions: number; locks: number }>`
      select pg_stat_get_xact_tuples_updated('content_versions'::regclass) as versions,
        pg_stat_get_xact_tuples_updated('settings'::regclass) as locks`.execute(transaction)
    return rows[0]
  })
  expect(writings).toEqual({ versions: 1, locks: 0 })
  await vi.waitUntil(() => clock.read() !== tick)
  expect((await clock.readVersions()).get('tools')).toBe(1)
  await addTool(own, 'otra')
  expect((await clock.readVersions()).get('tools')).toBe(2)
})

test('the clock reads NaN when its connection stalls, and versions are read on another connection', async () => {
  const url = await emptyDatabases.server()
  const db = await openDatabase(url)
  onTestFinished(() => db.destroy())
  await migrateToLatest(db)
  const line = await openSilentLine(url)
  const clock = await openClock(line.url, db)
  expect(clock.read()).not.toBeNaN()
  line.fallSilent()
  await vi.waitUntil(() => Number.isNaN(clock.read()), { timeout: 10_000 })
  await addTool(db, 'regla')
  expect((await clock.readVersions()).get('tools')).toBe(1)
})
