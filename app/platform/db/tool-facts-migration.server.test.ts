import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothUrls, openUntilTestEnds } from '../../../test/databases/database-contract.ts'
import { migrateToLatest } from './migrate.server.ts'
import { migrations } from './migrations/all-migrations.ts'

const stamp = '2026-11-20T10:00:00.000Z'
const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === '0019-tool-facts'),
)

describeOnBothUrls('the step that brings the facts of tools', (newUrl) => {
  it('sets them for the tools of the sample course only, and does not replace an existing picture', async () => {
    const db = await openUntilTestEnds(await newUrl())
    await migrateToLatest(db, before)
    for (const [id, picture] of [
      ['tinkercad', null],
      ['thonny', '/media/a.png'],
      ['wokwi', null],
    ] as const)
      await sql`
        insert into tools (id, "createdAt", "updatedAt", name, "sortName", description, url, "imageUrl")
        values (${id}, ${stamp}, ${stamp}, ${id}, ${id}, 'd', 'https://a.es', ${picture})`.execute(db)
    for (const id of ['tinkercad', 'thonny'])
      await sql`insert into demo_documents (tipo, id, "updatedAt") values ('tools', ${id}, ${stamp})`.execute(
        db,
      )
    await migrateToLatest(db)
    const facts = ['id', 'runsIn', 'account', 'language', 'imageUrl', 'updatedAt'] as const
    expect(await db.selectFrom('tools').select(facts).orderBy('id').execute()).toEqual([
      {
        id: 'thonny',
        runsIn: 'installed',
        account: 'none',
        language: 'spanish',
        imageUrl: '/media/a.png',
        updatedAt: stamp,
      },
      {
        id: 'tinkercad',
        runsIn: 'browser',
        account: 'required',
        language: 'spanish',
        imageUrl: '/figuras/herramienta-tinkercad.svg',
        updatedAt: stamp,
      },
      {
        id: 'wokwi',
        runsIn: null,
        account: null,
        language: null,
        imageUrl: null,
        updatedAt: stamp,
      },
    ])
  })
})
