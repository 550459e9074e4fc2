import { type ColumnDataType, type Expression, PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/** Adds the hash that identifies a repeated upload, and the time at which a picture left the library. */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text: ColumnDataType | Expression<string> = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema.alterTable('pictures').addColumn('sourceSha256', text).execute()
  await db.schema.alterTable('pictures').addColumn('removedAt', text).execute()
  await db.schema
    .createIndex('pictures_by_sourceSha256')
    .on('pictures')
    .columns(['sourceSha256', 'createdAt'])
    .execute()
}
