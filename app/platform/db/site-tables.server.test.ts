import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { accountsConfig } from '../../accounts/accounts/accounts-fixture.ts'
import { makeAccountTables } from '../../accounts/accounts/open-accounts.server.ts'
import { migrateToLatest } from './migrate.server.ts'
import { openDatabase } from './open-database.server.ts'
import { siteTables } from './site-tables.ts'

it('lists every table with its key, referenced tables first', async () => {
  const db = await openDatabase(':memory:')
  await migrateToLatest(db)
  await makeAccountTables(db, accountsConfig)
  const { rows } = await sql<{ name: string; key: string }>`
    select t.name, (select group_concat(c.name) from pragma_table_info(t.name) c where c.pk > 0) as key
    from sqlite_schema t where t.type = 'table' order by t.name`.execute(db)
  const { rows: references } = await sql<{ from: string; to: string }>`
    select t.name as "from", f."table" as "to" from sqlite_schema t, pragma_foreign_key_list(t.name) f`.execute(
    db,
  )
  await db.destroy()
  const known = siteTables.map(({ name, key }) => ({ name, key: key.join() }))
  expect(known.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(rows)
  const place = (name: string): number => siteTables.findIndex((table) => table.name === name)
  expect(references.length).toBeGreaterThan(1)
  expect(references.filter(({ from, to }) => place(to) >= place(from))).toEqual([])
})
