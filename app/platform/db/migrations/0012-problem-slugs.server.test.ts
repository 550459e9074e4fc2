import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothUrls, openUntilTestEnds } from '../../../../test/databases/database-contract.ts'
import { migrateToLatest } from '../migrate.server.ts'
import type { Database } from '../tables.ts'
import { migrations } from './all-migrations.ts'

const before = migrations.filter(({ name }) => name < '0012')

async function addProblem(db: Database, id: string, title: string, createdAt: string): Promise<void> {
  await sql`
    insert into problems (id, "createdAt", "updatedAt", title, category, difficulty, description, solution, result)
    values (${id}, ${createdAt}, ${createdAt}, ${title}, 'General', 'Media', 'd', 's', '')`.execute(db)
}

async function slugsById(db: Database): Promise<Record<string, string>> {
  const rows = await db.selectFrom('problems').select(['id', 'slug']).execute()
  return Object.fromEntries(rows.map(({ id, slug }) => [id, slug]))
}

describeOnBothUrls('problems of before they had pages', (newUrl) => {
  it('get unique slugs, made from the title or else from the id', async () => {
    const db = await openUntilTestEnds(await newUrl())
    await migrateToLatest(db, before)
    await addProblem(db, 'b', 'La Palanca: ¿cuánta fuerza?', '2026-01-01T00:00:00.000Z')
    await addProblem(db, 'a', 'La palanca; cuanta fuerza', '2026-01-02T00:00:00.000Z')
    await addProblem(db, 'td-9', '¿?', '2026-01-03T00:00:00.000Z')
    await addProblem(db, 'ñ', '😀', '2026-01-04T00:00:00.000Z')
    await addProblem(db, 'd', 'Nuevo', '2026-01-05T00:00:00.000Z')
    await addProblem(db, 'e', `${'x'.repeat(300)}`, '2026-01-06T00:00:00.000Z')
    await migrateToLatest(db)
    expect(await slugsById(db)).toEqual({
      b: 'la-palanca-cuanta-fuerza',
      a: 'la-palanca-cuanta-fuerza-2',
      'td-9': 'td-9',
      ñ: 'n',
      d: 'nuevo-2',
      e: 'x'.repeat(76),
    })
  })

  it('get unique slugs even when hundreds have the same title', async () => {
    const db = await openUntilTestEnds(await newUrl())
    await migrateToLatest(db, before)
    const day = '2026-01-01T00:00:00.000Z'
    for (let number = 0; number < 900; number++) await addProblem(db, `p${number}`, 'Igual', day)
    await migrateToLatest(db)
    const slugs = Object.values(await slugsById(db))
    expect(slugs).toContain('igual-900')
    expect(new Set(slugs).size).toBe(900)
  })
})
