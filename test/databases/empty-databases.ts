import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'

/** URLs of empty databases of each engine, for tests that need one of both. */
export const emptyDatabases = {
  file: async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'engrana-empty-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    return `file:${join(folder, 'engrana.sqlite')}`
  },
  server: async (): Promise<string> => {
    const url = inject('postgresUrl')
    const schema = `test_${randomUUID().replaceAll('-', '')}`
    const db = await openDatabase(url)
    await sql`create schema ${sql.id(schema)}`.execute(db)
    await db.destroy()
    return `${url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
  },
} as const
