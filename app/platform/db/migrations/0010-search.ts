import { type ColumnDataType, type Expression, PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/** Creates the synonyms and the queries without results. */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text: ColumnDataType | Expression<string> = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .createTable('synonyms')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('word', text, (column) => column.notNull().unique())
    .addColumn('others', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('updatedAt', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('search_misses')
    .addColumn('query', text, (column) => column.primaryKey().notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('lastOn', text, (column) => column.notNull())
    .execute()
  await sql`insert into content_versions (noun, version) values ('synonyms', 0)`.execute(db)
  await (isPostgres ? createNotifyingTrigger(db) : createTriggers(db))
}

async function createTriggers(db: SchemaDatabase): Promise<void> {
  for (const event of ['insert', 'update', 'delete']) {
    await sql`
      create trigger ${sql.id(`synonyms_${event}_version`)} after ${sql.raw(event)} on synonyms
      begin update content_versions set version = version + 1 where noun = 'synonyms'; end`.execute(db)
  }
}

async function createNotifyingTrigger(db: SchemaDatabase): Promise<void> {
  await sql`
    create trigger synonyms_version after insert or update or delete on synonyms
    for each statement execute function raise_content_version()`.execute(db)
}
