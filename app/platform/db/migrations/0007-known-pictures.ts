import { type ColumnDataType, type Expression, PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/** By what a picture is known again, and since when it is out of the library. */
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
