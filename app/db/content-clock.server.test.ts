import { expect, onTestFinished, test, vi } from 'vitest'
import { describeOnBothUrls, openUntilTestEnds } from '../../test/database-contract.ts'
import { type ContentClock, openContentClock } from './content-clock.server.ts'
import { readContentVersions } from './content-versions.server.ts'
import { migrateToLatest } from './migrate.server.ts'
import type { Database } from './tables.ts'

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
  test('moves when another connection commits a change, and the version of that noun with it', async () => {
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

  test('has moved when a write of this process is touched', async () => {
    const url = await newUrl()
    const db = await openUntilTestEnds(url)
    await migrateToLatest(db)
    const clock = await openClock(url, db)
    const tick = clock.read()
    await addTool(db, 'regla')
    clock.touch()
    expect(clock.read()).not.toBe(tick)
  })

  test('counts updates and deletions, and nothing that was rolled back', async () => {
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
