import { PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/** Problems may ask: their questions, data and hints as JSON; empty where they have none. */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .alterTable('problems')
    .addColumn('practice', text, (column) => column.notNull().defaultTo(''))
    .execute()
}
