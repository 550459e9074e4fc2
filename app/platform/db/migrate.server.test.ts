import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothUrls, openUntilTestEnds } from '../../../test/databases/database-contract.ts'
import { DatabaseTooNewError, migrateToLatest } from './migrate.server.ts'
import { type Migration, migrations } from './migrations/all-migrations.ts'
import type { Database } from './tables.ts'

const run = promisify(execFile)

// On PostgreSQL the schemas of other tests are listed too; the URL contains the schema of this one.
async function listTables(db: Database, url: string): Promise<string[]> {
  const tables = await db.introspection.getTables()
  const ours = tables.filter(({ schema }) => schema === undefined || url.includes(schema))
  return ours.map((table) => table.name).sort()
}

// Runs in a child process, so that it can be killed and several run in parallel.
function migrateInChild(url: string, extraMigration = ''): Promise<{ stdout: string }> {
  const program = `
    import { openDatabase } from ${JSON.stringify(import.meta.resolve('./open-database.server.ts'))}
    import { migrateToLatest } from ${JSON.stringify(import.meta.resolve('./migrate.server.ts'))}
    import { migrations } from ${JSON.stringify(import.meta.resolve('./migrations/all-migrations.ts'))}
    const db = await openDatabase(${JSON.stringify(url)})
    await migrateToLatest(db, [...migrations, ${extraMigration}])
    await db.destroy()`
  return run(process.execPath, ['--input-type=module', '--eval', program])
}

const killedHalfway = `{ name: '9999-killed', up: async (db) => {
  await db.schema.createTable('half_done').addColumn('id', 'text').execute()
  process.kill(process.pid, 'SIGKILL')
  await new Promise(() => setInterval(() => {}, 1000))
} }`

const failing: Migration = {
  name: '9999-failing',
  up: async (db) => {
    await db.schema.createTable('half_done').addColumn('id', 'text').execute()
    throw new Error('broken step')
  },
}

describeOnBothUrls('migrating', (newUrl) => {
  it('creates every table, and changes nothing when run again', async () => {
    const url = await newUrl()
    const db = await openUntilTestEnds(url)
    await migrateToLatest(db)
    const tables = await listTables(db, url)
    expect(tables).toEqual(expect.arrayContaining(['schema_migrations', 'settings', 'syllabus', 'topics']))
    const before = await sql`select * from schema_migrations`.execute(db)
    await migrateToLatest(db)
    expect(await listTables(db, url)).toEqual(tables)
    expect((await sql`select * from schema_migrations`.execute(db)).rows).toEqual(before.rows)
  })

  it('leaves no changes when a migration fails', async () => {
    const url = await newUrl()
    const db = await openUntilTestEnds(url)
    await expect(migrateToLatest(db, [...migrations, failing])).rejects.toThrow('broken step')
    expect(await listTables(db, url)).toEqual([])
    await migrateToLatest(db)
    expect(await listTables(db, url)).toContain('topics')
  })

  it('leaves the previous schema when its process is killed half way, in a new or an existing database', async () => {
    const url = await newUrl()
    const db = await openUntilTestEnds(url)
    await expect(migrateInChild(url, killedHalfway)).rejects.toMatchObject({ signal: 'SIGKILL' })
    expect(await listTables(db, url)).toEqual([])
    await migrateToLatest(db)
    const tables = await listTables(db, url)
    await expect(migrateInChild(url, killedHalfway)).rejects.toMatchObject({ signal: 'SIGKILL' })
    expect(await listTables(db, url)).toEqual(tables)
  })

  it('applies only the pending migrations', async () => {
    const url = await newUrl()
    const db = await openUntilTestEnds(url)
    await migrateToLatest(db)
    const up: Migration['up'] = (next) => next.schema.createTable('later').addColumn('id', 'text').execute()
    await migrateToLatest(db, [...migrations, { name: '9999-later', up }])
    expect(await listTables(db, url)).toContain('later')
  })

  it('rejects a database newer than the code, without changing it', async () => {
    const url = await newUrl()
    const db = await openUntilTestEnds(url)
    const future: Migration = { name: '9999-future', up: async () => {} }
    await migrateToLatest(db, [...migrations, future])
    const refused = migrateToLatest(db)
    await expect(refused).rejects.toBeInstanceOf(DatabaseTooNewError)
    await expect(refused).rejects.toThrow(
      'La base de datos es más nueva que este programa: tiene cambios que no conoce (9999-future).',
    )
  })

  it('several instances can start at once', async () => {
    const url = await newUrl()
    await Promise.all([migrateInChild(url), migrateInChild(url), migrateInChild(url)])
    const db = await openUntilTestEnds(url)
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db)
    expect(rows.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name))
  })
})
