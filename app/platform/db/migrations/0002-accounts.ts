import { type ColumnDataType, type Expression, PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

type TextType = ColumnDataType | Expression<string>

/**
 * Admin markers and the counters of the rate limits. The tables of people and sessions belong to the auth library,
 * which makes them after this step: so no foreign key leads there, and whoever deletes an account deletes its marker.
 */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text: TextType = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .createTable('admins')
    .addColumn('userId', text, (column) => column.primaryKey().notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', text, (column) => column.primaryKey().notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resetsAt', text, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('rate_limits_by_resetsAt').on('rate_limits').columns(['resetsAt']).execute()
}
