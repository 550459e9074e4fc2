import { PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/** Adds questions, data and hints to problems, as JSON; empty where there are none. */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .alterTable('problems')
    .addColumn('practice', text, (column) => column.notNull().defaultTo(''))
    .execute()
}
