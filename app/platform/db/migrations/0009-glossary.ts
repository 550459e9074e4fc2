import { PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/** Creates the glossary terms and their version counter. */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .createTable('glossary_terms')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('updatedAt', text, (column) => column.notNull())
    .addColumn('term', text, (column) => column.notNull().unique())
    .addColumn('slug', text, (column) => column.notNull().unique())
    .addColumn('definition', text, (column) => column.notNull())
    .addColumn('forms', text, (column) => column.notNull())
    .addColumn('topicIds', text, (column) => column.notNull())
    .addColumn('everywhere', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into content_versions (noun, version) values ('glossary_terms', 0)`.execute(db)
  if (isPostgres) {
    await sql`
      create trigger glossary_terms_version after insert or update or delete on glossary_terms
      for each statement execute function raise_content_version()`.execute(db)
    return
  }
  for (const event of ['insert', 'update', 'delete']) {
    await sql`
      create trigger ${sql.id(`glossary_terms_${event}_version`)} after ${sql.raw(event)} on glossary_terms
      begin update content_versions set version = version + 1 where noun = 'glossary_terms'; end`.execute(db)
  }
}
