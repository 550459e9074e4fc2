import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type PostgresGroup, startPostgresGroup } from '../../../test/databases/postgres-group.ts'
import type { PostgresProcess } from '../../../test/databases/postgres-process.ts'
import { readContentVersions } from './content-versions.server.ts'
import { hearFaults } from './fault-channel.ts'
import { migrateToLatest } from './migrate.server.ts'
import { openDatabase } from './open-database.server.ts'
import { Replica } from './replica.server.ts'
import type { Database } from './tables.ts'

let group: PostgresGroup
let standby: PostgresProcess
let db: Database
let replica: Replica
const cleanups: (() => Promise<void>)[] = []
beforeAll(async () => {
  group = await startPostgresGroup()
  cleanups.push(() => group.stop())
  db = await openDatabase(group.primary.url)
  cleanups.push(() => db.destroy())
  await migrateToLatest(db)
  standby = await group.follow(group.primary)
  replica = new Replica(db, standby.url)
  cleanups.push(() => replica.close())
}, 60_000)
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
})
afterEach(() => db.deleteFrom('tools').execute())

const now = '2026-11-20T10:00:00.000Z'
const tool = (id: string) => ({
  id,
  name: id,
  sortName: id,
  description: '',
  category: null,
  url: 'https://x.example',
  imageUrl: null,
  createdAt: now,
  updatedAt: now,
})
const add = (to: Database, id: string) => to.insertInto('tools').values(tool(id)).execute()
const list = async (from: Database) =>
  (await from.selectFrom('tools').select('id').orderBy('id').execute()).map(({ id }) => id)
/** Whether the replica answers. Only a plain select may go to the replica. */
const readsReplica = async (from: Database): Promise<boolean> => {
  const { standby: answer } = await from
    .selectNoFrom(sql<boolean>`pg_is_in_recovery()`.as('standby'))
    .executeTakeFirstOrThrow()
  return answer
}

async function read(): Promise<{ onReplica: boolean; tools: string[] }> {
  const { db: reading, close } = replica.open(await readContentVersions(db))
  try {
    return { tools: await list(reading), onReplica: await readsReplica(reading) }
  } finally {
    close()
  }
}

async function caughtUp(): Promise<void> {
  await vi.waitUntil(async () => (await read()).onReplica)
}

test('reads from the replica when it is recent enough, else from the primary', async () => {
  await add(db, 'regla')
  await caughtUp()
  expect((await read()).tools).toEqual(['regla'])
  await standby.ask('select pg_wal_replay_pause()')
  await add(db, 'serrucho')
  expect(await read()).toEqual({ onReplica: false, tools: ['regla', 'serrucho'] })
  await standby.ask('select pg_wal_replay_resume()')
  await caughtUp()
  expect((await read()).tools).toEqual(['regla', 'serrucho'])
})

test('a request reads one snapshot, and after its own write reads the primary', async () => {
  await add(db, 'regla')
  await caughtUp()
  const { db: reading, close } = replica.open(await readContentVersions(db))
  onTestFinished(close)
  expect(await list(reading)).toEqual(['regla'])
  await add(db, 'serrucho')
  await caughtUp()
  expect(await Promise.all([list(reading), list(reading)])).toEqual([['regla'], ['regla']])
  await add(reading, 'taladro')
  expect(await list(reading)).toEqual(['regla', 'serrucho', 'taladro'])
  await reading.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('tools').where('id', '=', 'taladro').execute()
    expect(await list(transaction)).toEqual(['regla', 'serrucho'])
  })
  expect(await list(reading)).toEqual(['regla', 'serrucho'])
})

test('does not read from the replica without versions to compare; errors of a statement come from the primary', async () => {
  await caughtUp()
  const blind = replica.open(new Map())
  onTestFinished(blind.close)
  expect(await readsReplica(blind.db)).toBe(false)
  const { db: reading, close } = replica.open(await readContentVersions(db))
  onTestFinished(close)
  await expect(reading.selectFrom('tools').select(sql`nada`.as('x')).execute()).rejects.toThrow('nada')
  expect(await list(reading)).toEqual([])
})

test('falls back to the primary when the replica is lost during a request, and later uses another replica', async () => {
  await add(db, 'regla')
  const lost = await group.follow(group.primary)
  const own = new Replica(db, lost.url.replace(/\/postgres$/, `,${new URL(standby.url).host}/postgres`))
  onTestFinished(() => own.close())
  const faults: unknown[] = []
  onTestFinished(hearFaults((fault) => faults.push(fault)))
  const needs = await readContentVersions(db)
  const { db: reading, close } = own.open(needs)
  onTestFinished(close)
  await vi.waitUntil(() => readsReplica(reading))
  await lost.kill()
  expect(await list(reading)).toEqual(['regla'])
  expect(await readsReplica(reading)).toBe(false)
  expect(faults).toHaveLength(1)
  await vi.waitUntil(
    async () => {
      const next = own.open(needs)
      const isRead = await readsReplica(next.db)
      next.close()
      return isRead
    },
    { timeout: 10_000 },
  )
  expect(faults).toHaveLength(1)
})
