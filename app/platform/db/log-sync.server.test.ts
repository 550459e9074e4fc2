import { copyFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { CompiledQuery, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { DatabaseUnavailableError, isDiskTrouble } from './database-unavailable.ts'
import { servingLimits } from './limits.ts'
import { openLogSync } from './log-sync.server.ts'
import { openDatabase } from './open-database.server.ts'
import { FileDriver } from './sqlite-driver.server.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-log-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('no write is acknowledged before it is on disk, in a transaction or alone', async () => {
  const writing = new SqliteFile(':memory:')
  writing.exec('create table a (id integer)')
  let gate = Promise.withResolvers<void>()
  const log = { sync: () => gate.promise, close: async () => {} }
  const driver = new FileDriver({ writing, reading: writing, log }, servingLimits)
  const connection = await driver.acquireConnection()
  const insert = CompiledQuery.raw('insert into a values (1)')
  const alone = async (): Promise<void> => void (await connection.executeQuery(insert))
  const inTransaction = async (): Promise<void> => {
    await driver.beginTransaction(connection)
    await connection.executeQuery(insert)
    await driver.commitTransaction(connection)
    await driver.releaseConnection(connection)
  }
  for (const [turn, save] of [alone, inTransaction].entries()) {
    gate = Promise.withResolvers<void>()
    let isAcknowledged = false
    const saving = save().then(() => {
      isAcknowledged = true
    })
    await expect.poll(() => writing.prepare('select count(*) from a').pluck().get()).toBe(turn + 1)
    for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate)
    expect(isAcknowledged).toBe(false)
    gate.resolve()
    await saving
  }
  await driver.destroy()
})

test('a write does not wait for the sync of an earlier one, and concurrent writes share one sync', async () => {
  const writing = new SqliteFile(':memory:')
  writing.exec('create table a (id integer)')
  const gate = Promise.withResolvers<void>()
  const driver = new FileDriver(
    { writing, reading: writing, log: { sync: () => gate.promise, close: async () => {} } },
    servingLimits,
  )
  const insert = CompiledQuery.raw('insert into a values (1)')
  const save = async (isAlone: boolean): Promise<void> => {
    const connection = await driver.acquireConnection()
    if (!isAlone) await driver.beginTransaction(connection)
    await connection.executeQuery(insert)
    if (!isAlone) await driver.commitTransaction(connection)
    await driver.releaseConnection(connection)
  }
  const saves = Promise.all(Array.from({ length: 40 }, (_, number) => save(number % 2 === 0)))
  await expect.poll(() => writing.prepare('select count(*) from a').pluck().get()).toBe(40)
  gate.resolve()
  await saves
  await driver.destroy()
})

test('a failed sync of one commit does not end the transaction of another connection', async () => {
  const writing = new SqliteFile(':memory:')
  writing.exec('create table a (id integer)')
  const gate = Promise.withResolvers<void>()
  const log = { sync: () => gate.promise, close: async () => {} }
  const driver = new FileDriver({ writing, reading: writing, log }, servingLimits)
  const insert = CompiledQuery.raw('insert into a values (1)')
  const [one, other] = [await driver.acquireConnection(), await driver.acquireConnection()]
  await driver.beginTransaction(one)
  await one.executeQuery(insert)
  const committing = driver.commitTransaction(one)
  await driver.beginTransaction(other)
  await other.executeQuery(insert)
  gate.reject(new DatabaseUnavailableError('SQLITE_IOERR_FSYNC'))
  await expect(committing).rejects.toThrow('FSYNC')
  await driver.rollbackTransaction(one)
  await driver.releaseConnection(one)
  expect(writing.inTransaction).toBe(true)
  await other.executeQuery(insert)
  await driver.rollbackTransaction(other)
  await driver.releaseConnection(other)
  expect(writing.prepare('select count(*) from a').pluck().get()).toBe(1)
  await driver.destroy()
})

test('calls made during a sync share the next one, and all resolve', async () => {
  const path = join(await makeFolder(), 'a')
  await writeFile(`${path}-wal`, 'x')
  const { sync, close } = openLogSync(path, async () => {})
  const first = sync()
  await new Promise(setImmediate)
  const [second, third] = [sync(), sync()]
  expect(second).toBe(third)
  expect(second).not.toBe(first)
  await Promise.all([first, second])
  await close()
})

test('a failed sync rejects the save, and the next save tries again', async () => {
  const path = join(await makeFolder(), 'a')
  const { sync, close } = openLogSync(path, async () => {})
  await expect(sync()).rejects.toBeInstanceOf(DatabaseUnavailableError)
  await writeFile(`${path}-wal`, 'x')
  await sync()
  await close()
})

test('a save into a file that was removed or replaced is not acknowledged until the file is back', async () => {
  const folder = await makeFolder()
  const path = join(folder, 'a.sqlite')
  const db = await openDatabase(path)
  onTestFinished(() => db.destroy())
  await sql`create table a (id integer)`.execute(db)
  const save = () => sql`insert into a values (1)`.execute(db)
  const refused = await (async () => {
    await rename(path, join(folder, 'away'))
    const gone = await save().catch((error: unknown) => error)
    await copyFile(join(folder, 'away'), path)
    const replaced = await save().catch((error: unknown) => error)
    return [gone, replaced]
  })()
  for (const error of refused) {
    expect(error).toBeInstanceOf(DatabaseUnavailableError)
    expect(isDiskTrouble(error)).toBe(true)
  }
  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1)
  await rename(join(folder, 'away'), path)
  await save()
})
