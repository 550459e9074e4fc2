import { type ColumnDataType, type Expression, PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/** Creates the single row with the backup in progress, of all instances, and the failure of the last one. */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text: ColumnDataType | Expression<string> = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .createTable('backup_runs')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('holder', text, (column) => column.notNull())
    .addColumn('until', text, (column) => column.notNull())
    .addColumn('percent', 'integer', (column) => column.notNull())
    .addColumn('failedAt', text)
    .addColumn('failure', text)
    .execute()
}
