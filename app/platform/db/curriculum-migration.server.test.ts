import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothUrls, openUntilTestEnds } from '../../../test/databases/database-contract.ts'
import { migrateToLatest } from './migrate.server.ts'
import { migrations } from './migrations/all-migrations.ts'
import type { Database } from './tables.ts'

const stamp = '2026-11-20T10:00:00.000Z'
const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === '0011-curriculum'),
)

async function addBlock(db: Database, id: string, isOfTheCourse: boolean): Promise<void> {
  await sql`
    insert into syllabus (id, "createdAt", "updatedAt", name, color, position)
    values (${id}, ${stamp}, ${stamp}, ${`Bloque ${id}`}, 'blue', 1)`.execute(db)
  if (!isOfTheCourse) return
  await sql`
    insert into demo_documents (tipo, id, "updatedAt") values ('categorias', ${id}, ${stamp})`.execute(db)
}

describeOnBothUrls('the step that brings the curriculum', (newUrl) => {
  it('sets letter and courses for the blocks of the sample course only', async () => {
    const db = await openUntilTestEnds(await newUrl())
    await migrateToLatest(db, before)
    await addBlock(db, 't4-operadores', true)
    await addBlock(db, 'td-digitalizacion', true)
    await addBlock(db, 'td-proceso', false)
    await migrateToLatest(db)
    const blocks = await db
      .selectFrom('syllabus')
      .select(['id', 'letter', 'courses', 'updatedAt'])
      .orderBy('id')
      .execute()
    expect(blocks).toEqual([
      { id: 't4-operadores', letter: 'B', courses: '4', updatedAt: stamp },
      { id: 'td-digitalizacion', letter: 'D', courses: '1\n2\n3', updatedAt: stamp },
      { id: 'td-proceso', letter: null, courses: '', updatedAt: stamp },
    ])
  })

  it('leaves existing documents without courses and criteria, and challenges without a block', async () => {
    const db = await openUntilTestEnds(await newUrl())
    await migrateToLatest(db, before)
    await sql`
      insert into challenges (id, "createdAt", "updatedAt", slug, title, description, content, "startsOn")
      values ('a', ${stamp}, ${stamp}, 'a', 'A', 'd', '', '2026-11-16')`.execute(db)
    await migrateToLatest(db)
    const rows = await db.selectFrom('challenges').select(['courses', 'criteria', 'categoryId']).execute()
    expect(rows).toEqual([{ courses: '', criteria: '', categoryId: null }])
    const counted = await db
      .selectFrom('content_versions')
      .selectAll()
      .where('noun', '=', 'criteria')
      .execute()
    expect(counted).toHaveLength(1)
  })
})
