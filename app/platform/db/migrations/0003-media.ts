import { type ColumnDataType, type Expression, PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/** Creates the table of uploaded pictures. */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text: ColumnDataType | Expression<string> = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .createTable('pictures')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('location', text, (column) => column.notNull())
    .addColumn('address', text, (column) => column.notNull().unique())
    .addColumn('ownerId', text, (column) => column.notNull())
    .addColumn('alt', text, (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('sourceBytes', 'integer', (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('pictures_by_createdAt_id')
    .on('pictures')
    .columns(['createdAt', 'id'])
    .execute()
}
