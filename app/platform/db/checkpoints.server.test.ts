import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabases } from '../../../test/databases/empty-databases.ts'
import { startCheckpoints } from './checkpoints.server.ts'
import { migrateToLatest } from './migrate.server.ts'
import { openDatabase } from './open-database.server.ts'
import { filePath } from './sqlite.server.ts'

const worker = join(import.meta.dirname, 'checkpoint-worker.server.ts')

async function open() {
  const url = await emptyDatabases.file()
  const db = await openDatabase(url)
  await migrateToLatest(db)
  const faults: unknown[] = []
  const stop = startCheckpoints(worker, url, (error) => faults.push(error), 100)
  onTestFinished(async () => {
    stop()
    await db.destroy()
    expect(faults).toEqual([])
  })
  const save = (key: string) =>
    db
      .insertInto('settings')
      .values({ key, value: randomBytes(100_000).toString('hex') })
      .execute()
  const size = async () => (await stat(filePath(url))).size
  return { db, path: filePath(url), save, size }
}

test('a worker thread copies the WAL into the file; the writing connection does not checkpoint by itself', async () => {
  const { save, size } = await open()
  for (let number = 0; number < 30; number++) await save(`a-${number}`)
  await expect.poll(size, { timeout: 10_000 }).toBeGreaterThan(30 * 200_000)
})

test('deleted data disappears from the file and from its WAL', async () => {
  const { db, path, save } = await open()
  const secret = 'alumna-que-se-fue@ejemplo.es'
  await db
    .insertInto('settings')
    .values({ key: secret, value: secret.repeat(400) })
    .execute()
  await save('after')
  const bytes = async () =>
    Buffer.concat(await Promise.all([path, `${path}-wal`].map((file) => readFile(file)))).includes(secret)
  expect(await bytes()).toBe(true)
  await db.deleteFrom('settings').where('key', '=', secret).execute()
  await expect.poll(bytes, { timeout: 10_000 }).toBe(false)
})

test('frames held back by an open reader are copied when the reader ends', async () => {
  const { path, save, size } = await open()
  await save('before')
  const reader = new SqliteFile(path, { readonly: true })
  reader.exec('begin')
  reader.prepare('select count(*) from settings').get()
  for (let number = 0; number < 10; number++) await save(`b-${number}`)
  expect(await size()).toBeLessThan(10 * 200_000)
  reader.close()
  await expect.poll(size, { timeout: 10_000 }).toBeGreaterThan(10 * 200_000)
})
