import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothUrls, openUntilTestEnds } from '../../../test/databases/database-contract.ts'
import { migrateToLatest } from './migrate.server.ts'
import { migrations } from './migrations/all-migrations.ts'

const stamp = '2026-11-20T10:00:00.000Z'
const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name.endsWith('-short-names')),
)

describeOnBothUrls('the step that brings short names', (newUrl) => {
  it('sets them for the blocks of the sample course only', async () => {
    const db = await openUntilTestEnds(await newUrl())
    await migrateToLatest(db, before)
    for (const id of ['t4-operadores', 'td-proceso', 'mio'])
      await sql`
        insert into syllabus (id, "createdAt", "updatedAt", name, color, position)
        values (${id}, ${stamp}, ${stamp}, ${id}, 'blue', 1)`.execute(db)
    for (const id of ['t4-operadores', 'mio'])
      await sql`
        insert into demo_documents (tipo, id, "updatedAt") values ('categorias', ${id}, ${stamp})`.execute(db)
    await migrateToLatest(db)
    const columns = ['id', 'shortName', 'updatedAt'] as const
    expect(await db.selectFrom('syllabus').select(columns).orderBy('id').execute()).toEqual([
      { id: 'mio', shortName: '', updatedAt: stamp },
      { id: 't4-operadores', shortName: 'Electrónica, neumática y engranajes', updatedAt: stamp },
      { id: 'td-proceso', shortName: '', updatedAt: stamp },
    ])
  })
})
