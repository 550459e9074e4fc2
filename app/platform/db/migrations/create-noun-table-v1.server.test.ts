import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothUrls, openUntilTestEnds } from '../../../../test/databases/database-contract.ts'
import { migrateToLatest } from '../migrate.server.ts'
import { listColumns } from '../table-columns.server.ts'
import type { Database } from '../tables.ts'
import { migrations } from './all-migrations.ts'
import { addColumnsV1, createNounTableV1 } from './create-noun-table-v1.ts'

async function readVersion(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    select version from content_versions where noun = 'machines'`.execute(db)
  return rows[0]?.version
}

async function addMachine(db: Database, id: string, slug: string): Promise<void> {
  await sql`
    insert into machines (id, "createdAt", "updatedAt", term, slug, definition, forms, "topicIds", everywhere)
    values (${id}, 'c', 'u', ${slug}, ${slug}, 'd', '', '', 0)`.execute(db)
}

describeOnBothUrls('the migration helpers for a noun', (newUrl) => {
  async function openWithMachines(): Promise<Database> {
    const db = await openUntilTestEnds(await newUrl())
    const up: (typeof migrations)[number]['up'] = (changed) =>
      createNounTableV1(changed, 'machines', {
        term: 'unique',
        slug: 'unique',
        definition: 'text',
        forms: 'text',
        topicIds: 'text',
        everywhere: 'flag',
      })
    await migrateToLatest(db, [...migrations, { name: '9999-machines', up }])
    return db
  }

  it('create the same columns as the migration of the glossary', async () => {
    const db = await openWithMachines()
    expect(await listColumns(db, 'machines')).toEqual(await listColumns(db, 'glossary_terms'))
  })

  it('raise the version of the noun when a row is added, changed or deleted', async () => {
    const db = await openWithMachines()
    expect(await readVersion(db)).toBe(0)
    await addMachine(db, 'a', 'lever')
    expect(await readVersion(db)).toBe(1)
    await sql`update machines set definition = 'e'`.execute(db)
    expect(await readVersion(db)).toBe(2)
    await sql`delete from machines`.execute(db)
    expect(await readVersion(db)).toBe(3)
  })

  it('reject a second row with the value of a unique column', async () => {
    const db = await openWithMachines()
    await addMachine(db, 'a', 'lever')
    await expect(addMachine(db, 'b', 'lever')).rejects.toThrow(/unique/i)
  })

  it('add columns to a table with rows', async () => {
    const db = await openWithMachines()
    await addMachine(db, 'a', 'lever')
    await addColumnsV1(db, 'machines', { notes: 'text', picture: 'optional', hidden: 'flag' })
    const { rows } = await sql`select notes, picture, hidden from machines`.execute(db)
    expect(rows).toEqual([{ notes: '', picture: null, hidden: 0 }])
  })
})
