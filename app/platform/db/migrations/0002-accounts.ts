import { type ColumnDataType, type Expression, PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

type TextType = ColumnDataType | Expression<string>

/**
 * Creates admin roles and rate-limit counters. The auth library creates its tables of accounts later, so
 * there is no foreign key: code that deletes an account must delete its role.
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
