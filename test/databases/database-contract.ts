import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, inject } from 'vitest'
import { startingLimits } from '../../app/platform/db/limits.ts'
import { migrateToLatest } from '../../app/platform/db/migrate.server.ts'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import type { Database } from '../../app/platform/db/tables.ts'

type OpenDatabase = () => Promise<Database>
type Cleanup = () => Promise<void>

const cleanups: Cleanup[] = []

/**
 * Runs one test suite on SQLite and on PostgreSQL.
 * In a test, `open()` returns a database of its own, migrated and empty, which is closed after the test.
 */
export function describeOnBothDatabases(name: string, suite: (open: OpenDatabase) => void): void {
  describeOnBothUrls(name, (newUrl) => {
    suite(async () => {
      const db = await openUntilTestEnds(await newUrl())
      await migrateToLatest(db)
      return db
    })
  })
}

/**
 * Like {@link describeOnBothDatabases}, for tests that open the database themselves.
 * `newUrl()` returns the URL of a database without tables.
 */
export function describeOnBothUrls(name: string, suite: (newUrl: () => Promise<string>) => void): void {
  describe.each([
    { engine: 'SQLite', newUrl: newSqliteUrl },
    { engine: 'PostgreSQL', newUrl: newPostgresUrl },
  ])(`${name} on $engine`, ({ newUrl }) => {
    afterEach(async () => {
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
    })
    suite(newUrl)
  })
}

/** Opens a database that is closed after the test. Its timeouts are long for busy machines. */
export async function openUntilTestEnds(url: string): Promise<Database> {
  const db = await openDatabase(url, startingLimits)
  cleanups.push(() => db.destroy())
  return db
}

async function newSqliteUrl(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-test-'))
  cleanups.push(() => rm(folder, { recursive: true, force: true }))
  return `file:${join(folder, 'engrana.sqlite')}`
}

// A schema per test isolates as well as a database, and is created twenty times faster.
async function newPostgresUrl(): Promise<string> {
  const url = inject('postgresUrl')
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  const db = await openDatabase(url, startingLimits)
  await sql`create schema ${sql.id(schema)}`.execute(db)
  await db.destroy()
  return `${url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
}
