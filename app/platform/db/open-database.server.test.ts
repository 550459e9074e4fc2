import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { openDatabase } from './open-database.server.ts'

it('opens a SQLite file by path, file: and file://, making its folder, with nothing of safety left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-open-'))
  const path = join(folder, 'no', 'hay', 'engrana.sqlite')
  for (const url of [path, `file:${path}`, `file://${path}`]) {
    const db = await openDatabase(url)
    // In a transaction, so that the connection that writes is asked.
    const values = await db.transaction().execute(async (transaction) => {
      const asked = ['journal_mode', 'synchronous', 'foreign_keys'].map((pragma) =>
        sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(transaction),
      )
      return (await Promise.all(asked)).flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
    })
    // 1 is NORMAL: the driver itself waits until the log is on the disk (log-sync.server.test.ts).
    expect(values).toEqual(['wal', 1, 1])
    await db.destroy()
  }
  await rm(folder, { recursive: true })
})

describeOnBothDatabases('an open database', (open) => {
  it('counts in numbers', async () => {
    const db = await open()
    const count = await db
      .selectFrom('topics')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(count.n).toBe(0)
  })

  it('undoes a transaction that fails, and keeps the foreign key', async () => {
    const db = await open()
    const stamps = { createdAt: '', updatedAt: '' }
    const failing = db.transaction().execute(async (transaction) => {
      const category = { id: 'a', name: 'A', color: 'blue', position: 1, ...stamps }
      await transaction.insertInto('syllabus').values(category).execute()
      const topic = {
        id: 't',
        slug: 't',
        title: '',
        description: '',
        imageUrl: null,
        content: '',
        color: null,
      }
      await transaction
        .insertInto('topics')
        .values({ ...topic, categoryId: 'none', ...stamps })
        .execute()
    })
    await expect(failing).rejects.toThrow(/foreign key/i)
    expect(await db.selectFrom('syllabus').selectAll().execute()).toEqual([])
  })
})
