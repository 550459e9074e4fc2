import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { openDatabase } from './open-database.server.ts'

it('opens a SQLite file by path, file: and file://, creates its folder, and sets durable options', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-open-'))
  const path = join(folder, 'no', 'hay', 'engrana.sqlite')
  for (const url of [path, `file:${path}`, `file://${path}`]) {
    const db = await openDatabase(url)
    // A transaction runs on the writing connection.
    const values = await db.transaction().execute(async (transaction) => {
      const asked = ['journal_mode', 'synchronous', 'foreign_keys'].map((pragma) =>
        sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(transaction),
      )
      return (await Promise.all(asked)).flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
    })
    // 1 is NORMAL: the driver itself syncs the WAL before it acknowledges (log-sync.server.test.ts).
    expect(values).toEqual(['wal', 1, 1])
    await db.destroy()
  }
  await rm(folder, { recursive: true })
})

describeOnBothDatabases('an open database', (open) => {
  it('returns counts as numbers', async () => {
    const db = await open()
    const count = await db
      .selectFrom('topics')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(count.n).toBe(0)
  })

  it('rolls back a failed transaction, and enforces foreign keys', async () => {
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
