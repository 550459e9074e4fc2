import { type ColumnDataType, type Expression, PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/**
 * Creates the uploads in progress, which any instance can continue; their bytes are pieces in the file store.
 */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text: ColumnDataType | Expression<string> = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .createTable('uploads')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('ownerId', text, (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('received', 'integer', (column) => column.notNull())
    .addColumn('metadata', text, (column) => column.notNull())
    .addColumn('pieces', text, (column) => column.notNull())
    .addColumn('writer', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('touchedAt', text, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('uploads_owner').on('uploads').column('ownerId').execute()
  await db.schema.createIndex('uploads_touched').on('uploads').column('touchedAt').execute()
}
