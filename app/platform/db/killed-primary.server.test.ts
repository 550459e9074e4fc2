import { expect, onTestFinished, test, vi } from 'vitest'
import { faultRuns } from '../../../test/databases/fault-rounds.ts'
import { startPostgresGroup } from '../../../test/databases/postgres-group.ts'
import type { PostgresProcess } from '../../../test/databases/postgres-process.ts'
import { openContentClock } from './content-clock.server.ts'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import { migrateToLatest } from './migrate.server.ts'
import { openDatabase } from './open-database.server.ts'
import type { Database } from './tables.ts'

const failovers = faultRuns(3)
/** Saves acknowledged before each kill and after each failover. */
const savesEach = 100
const savers = 4
const now = '2026-11-20T10:00:00.000Z'

/** Saves in a loop until `stop`; collects the acknowledged ids and the errors of the other saves. */
function startSaving(db: Database) {
  const acknowledged: string[] = []
  const faults: unknown[] = []
  let isOver = false
  const save = async (id: string): Promise<void> => {
    const tool = { id, name: id, sortName: id, description: '', category: null, url: 'https://x.example' }
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('tools')
        .values({ ...tool, imageUrl: null, createdAt: now, updatedAt: now })
        .execute()
    })
    acknowledged.push(id)
  }
  const loops = Array.from({ length: savers }, async (_, saver) => {
    for (let number = 0; !isOver; number++) {
      await save(`${saver}-${number}`).catch((error: unknown) => faults.push(error))
    }
  })
  const stop = async (): Promise<void> => {
    isOver = true
    await Promise.all(loops)
  }
  return { acknowledged, faults, stop }
}

/** Makes commits synchronous: the server acknowledges a commit only when its standby has it. */
async function waitForFollower(server: PostgresProcess): Promise<void> {
  await server.ask("alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()')
  await vi.waitUntil(
    async () => {
      const [states] = await server.ask("select from pg_stat_replication where sync_state = 'sync'")
      return states?.rowCount === 1
    },
    { timeout: 20_000 },
  )
}

/**
 * Kills a server while saves wait: the standby is paused, so one save waits for replication and the others
 * for its lock.
 */
async function killWhileSavesWait(primary: PostgresProcess, follower: PostgresProcess): Promise<void> {
  const [receivers] = await follower.ask(
    "select pid from pg_stat_activity where backend_type = 'walreceiver'",
  )
  const pid: number = receivers?.rows[0]?.pid
  process.kill(pid, 'SIGSTOP')
  await vi.waitUntil(
    async () => {
      const [waits] = await primary.ask("select from pg_stat_activity where wait_event = 'SyncRep'")
      return waits?.rowCount === 1
    },
    { timeout: 10_000 },
  )
  await primary.kill()
  process.kill(pid, 'SIGCONT')
}

test(`no acknowledged save is lost in ${failovers} failovers to the standby of a killed server`, {
  timeout: 30_000 + failovers * 30_000,
}, async ({ task }) => {
  const group = await startPostgresGroup()
  onTestFinished(() => group.stop())
  let primary = group.primary
  await openDatabase(primary.url).then(async (db) => {
    await migrateToLatest(db)
    await db.destroy()
  })
  let follower = await group.follow(primary)
  await waitForFollower(primary)
  const url = primary.url.replace(/\/postgres$/, `,${new URL(follower.url).host}/postgres`)
  const db = await openDatabase(url)
  const clock = await openContentClock(url, db)
  const { acknowledged, faults, stop } = startSaving(db)
  const areSaved = (count: number) => vi.waitUntil(() => acknowledged.length >= count, { timeout: 20_000 })

  for (let round = 1; ; round++) {
    await areSaved(acknowledged.length + savesEach)
    await killWhileSavesWait(primary, follower)
    await follower.ask('select pg_promote()')
    await areSaved(acknowledged.length + savesEach)
    if (round === failovers) break
    const killed = primary
    primary = follower
    follower = await group.follow(primary, killed.port)
    await waitForFollower(primary)
  }
  await stop()

  const [stored] = await follower.ask('select id from tools')
  const ids = new Set(stored?.rows.map(({ id }) => id))
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
  expect(faults.length).toBeGreaterThan(0)
  for (const fault of faults) expect(fault).toBeInstanceOf(DatabaseUnavailableError)
  await vi.waitUntil(() => !Number.isNaN(clock.read()))
  const tick = clock.read()
  await follower.ask("update tools set name = 'otra'")
  await vi.waitUntil(() => clock.read() > tick)
  task.meta.counted = `${failovers} fail-overs, ${acknowledged.length} saves acknowledged, 0 lost, ${faults.length} refused`
  await clock.close()
  await db.destroy()
})
