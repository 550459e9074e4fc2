import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type PostgresServer, type Shutdown, startPostgres } from '../../../test/databases/postgres-server.ts'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import { servingLimits } from './limits.ts'
import { openDatabase } from './open-database.server.ts'
import type { Database } from './tables.ts'

// A server of its own: shutting down the shared one would fail other tests.
let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
  const db = await openDatabase(server.url)
  await sql`create table settings (key text primary key, value text not null)`.execute(db)
  await db.destroy()
}, 120_000)
afterAll(() => server.stop())

/** The database as the site opens it, and a connection from outside. */
async function open(limits = servingLimits): Promise<{ db: Database; other: pg.Client }> {
  const db = await openDatabase(server.url, limits)
  const other = new pg.Client({ connectionString: server.url })
  other.on('error', () => {})
  await other.connect()
  // The test servers commit asynchronously, so a crash would undo the deletion.
  await other.query('set synchronous_commit = on')
  await other.query('delete from settings')
  onTestFinished(async () => {
    await other.end()
    await db.destroy()
  })
  return { db, other }
}

const list = (db: Database) => db.selectFrom('settings').select('key').execute()
const add = (db: Database, key: string) => db.insertInto('settings').values({ key, value: '' }).execute()

/** Starts transactions that have written and wait until `release` is called. */
function startSaves(db: Database, count: number) {
  const gate = Promise.withResolvers<void>()
  const begun: Promise<void>[] = []
  const saves = Array.from({ length: count }, (_, index) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    begun.push(promise)
    return db.transaction().execute(async (transaction) => {
      await add(transaction, `save-${index}`)
      resolve()
      await gate.promise
      await sql`select pg_sleep(0.01)`.execute(transaction)
    })
  })
  return { begun: Promise.all(begun), settled: Promise.allSettled(saves), release: gate.resolve }
}

async function expectRefused(settled: Promise<PromiseSettledResult<void>[]>): Promise<void> {
  for (const save of await settled)
    expect(save.status === 'rejected' && save.reason).toBeInstanceOf(DatabaseUnavailableError)
}

// A broken connection that is checked out emits an error event, which ends the process when nothing listens
// to it.
for (const how of ['fast', 'immediate'] satisfies Shutdown[]) {
  test(`a ${how} shutdown of the server rejects the saves in flight, and the database works when it is back`, async () => {
    const { db } = await open()
    const saves = startSaves(db, 4)
    await saves.begun
    await server.goDown(how)
    saves.release()
    await expectRefused(saves.settled)
    await expect(list(db)).rejects.toBeInstanceOf(DatabaseUnavailableError)
    await server.comeBack()
    expect(await list(db)).toEqual([])
    await db.transaction().execute((transaction) => add(transaction, 'after'))
    expect(await list(db)).toEqual([{ key: 'after' }])
  })
}

test('a connection terminated by an operator fails only its own save', async () => {
  const { db, other } = await open()
  const saves = startSaves(db, 4)
  await saves.begun
  await other.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'engrana'",
  )
  saves.release()
  await expectRefused(saves.settled)
  expect(await list(db)).toEqual([])
})

test('saves that wait for a locked table leave connections to readers, and are rejected in time', async () => {
  const { db, other } = await open({ ...servingLimits, write: 1000 })
  await other.query('begin; lock table settings in access exclusive mode')
  const saves = Array.from({ length: 16 }, (_, index) =>
    db.transaction().execute(async (transaction) => void (await add(transaction, `save-${index}`))),
  )
  const settled = Promise.allSettled(saves)
  await sql`select 1`.execute(db)
  await expect(list(db)).rejects.toBeInstanceOf(DatabaseUnavailableError)
  await expectRefused(settled)
  await other.query('rollback')
  expect(await list(db)).toEqual([])
})

test('a statement over its timeout is rejected, and its connection is not reused', async () => {
  const { db } = await open({ ...servingLimits, statement: 100 })
  await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toBeInstanceOf(DatabaseUnavailableError)
  expect(await list(db)).toEqual([])
})

test('a save that no standby has confirmed in time is rejected, although the server has committed it', async () => {
  const { db, other } = await open({ ...servingLimits, statement: 300, write: 500 })
  const setStandbys = async (names: string) => {
    await other.query(`alter system set synchronous_standby_names = '${names}'`)
    await other.query('select pg_reload_conf()')
    await expect
      .poll(async () => (await other.query('show synchronous_standby_names')).rows)
      .toEqual([{ synchronous_standby_names: names }])
  }
  await sql`alter database postgres set synchronous_commit = on`.execute(db)
  await setStandbys('nobody')
  const save = openDatabase(server.url, { ...servingLimits, statement: 300, write: 500 })
  onTestFinished(async () => (await save).destroy())
  const lone = add(await save, 'lone')
  await expect(lone).rejects.toBeInstanceOf(DatabaseUnavailableError)
  const transaction = (await save).transaction().execute((own) => add(own, 'transaction'))
  await expect(transaction).rejects.toBeInstanceOf(DatabaseUnavailableError)
  await setStandbys('')
  await other.query('alter database postgres reset synchronous_commit')
  await add(db, 'after')
})

test('thirty concurrent queries succeed on a server that allows two connections', async () => {
  const { other } = await open()
  await other.query("create role few login password 'few' connection limit 2")
  await other.query('grant select on settings to few')
  const db = await openDatabase(server.url.replace('postgres:test@', 'few:few@'))
  const answers = await Promise.all(Array.from({ length: 30 }, () => list(db)))
  expect(answers).toHaveLength(30)
  await db.destroy()
})

test('an error of a statement does not count as an unavailable server', async () => {
  const { db } = await open()
  await add(db, 'a')
  await expect(add(db, 'a')).rejects.toThrow('duplicate key')
  await expect(add(db, 'a')).rejects.not.toBeInstanceOf(DatabaseUnavailableError)
})
