import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import { servingLimits } from './limits.ts'
import { openDatabase } from './open-database.server.ts'
import type { Database } from './tables.ts'

const category = { id: 'a', name: 'A', color: 'blue', position: 1, createdAt: '', updatedAt: '' }

/** A file with one table, opened by the site and by another connection. */
async function open(limits = servingLimits): Promise<{ db: Database; other: SqliteFile.Database }> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-locked-'))
  const path = join(folder, 'engrana.sqlite')
  const db = await openDatabase(path, limits)
  const other = new SqliteFile(path)
  other.exec('create table syllabus (id text primary key, name, color, position, "createdAt", "updatedAt")')
  onTestFinished(async () => {
    other.close()
    await db.destroy()
    await rm(folder, { recursive: true })
  })
  return { db, other }
}

const add = (db: Database, id: string) =>
  db
    .insertInto('syllabus')
    .values({ ...category, id })
    .execute()

const list = (db: Database) => db.selectFrom('syllabus').select('id').orderBy('id').execute()

test('a write waits for the lock of another process without blocking readers and timers', async () => {
  const { db, other } = await open()
  other.exec('begin immediate')
  let written = false
  const writes = Promise.all([
    add(db, 'a'),
    db.transaction().execute((transaction) => add(transaction, 'b')),
  ]).then(() => {
    written = true
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await list(db)).toEqual([])
  expect(written).toBe(false)
  other.exec('commit')
  await writes
  expect(await list(db)).toEqual([{ id: 'a' }, { id: 'b' }])
})

test('a write that waits too long is rejected, alone or in a transaction, and the next one works', async () => {
  const { db, other } = await open({ ...servingLimits, write: 30 })
  other.exec('begin immediate')
  await expect(add(db, 'a')).rejects.toBeInstanceOf(DatabaseUnavailableError)
  const inTransaction = db.transaction().execute((transaction) => add(transaction, 'b'))
  await expect(inTransaction).rejects.toBeInstanceOf(DatabaseUnavailableError)
  other.exec('rollback')
  await add(db, 'c')
  expect(await list(db)).toEqual([{ id: 'c' }])
})

test('a write queued behind a transaction of the site is rejected in time, and leaves the queue', async () => {
  const { db } = await open({ ...servingLimits, write: 30 })
  await db.transaction().execute(async (transaction) => {
    await add(transaction, 'a')
    await expect(add(db, 'b')).rejects.toBeInstanceOf(DatabaseUnavailableError)
  })
  await add(db, 'c')
  expect(await list(db)).toEqual([{ id: 'a' }, { id: 'c' }])
})

test('readers see the previous state while a transaction is open', async () => {
  const { db } = await open()
  await db.transaction().execute(async (transaction) => {
    await add(transaction, 'a')
    expect(await list(db)).toEqual([])
    expect(await list(transaction)).toEqual([{ id: 'a' }])
  })
  expect(await list(db)).toEqual([{ id: 'a' }])
})

test('a long series of statements yields to the event loop', async () => {
  const { db } = await open()
  let turns = 0
  let done = false
  const count = (): void => {
    turns++
    if (!done) setImmediate(count)
  }
  setImmediate(count)
  await db.transaction().execute(async (transaction) => {
    for (let i = 0; i < 3000; i++) await add(transaction, String(i))
  })
  done = true
  expect(turns).toBeGreaterThan(2)
})

test('a corrupt file counts as unavailable, an invalid statement does not', async () => {
  const { db, other } = await open()
  await expect(db.selectFrom('topics').selectAll().execute()).rejects.toThrow('no such table: topics')
  other.unsafeMode().pragma('writable_schema = on')
  other.exec("update sqlite_schema set rootpage = 9999 where name = 'syllabus'")
  other.pragma('schema_version = 99')
  await expect(list(db)).rejects.toBeInstanceOf(DatabaseUnavailableError)
})
