import { PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/**
 * Nouns with a version number, which a trigger raises at every change; cached pages are validated against it.
 */
const nouns = ['syllabus', 'topics', 'blog_posts', 'tools', 'challenges', 'problems', 'pictures']

export async function up(db: SchemaDatabase): Promise<void> {
  await sql`create table content_versions (noun text primary key, version integer not null)`.execute(db)
  for (const noun of nouns)
    await sql`insert into content_versions (noun, version) values (${noun}, 0)`.execute(db)
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await (isPostgres ? createNotifyingTriggers(db) : createTriggers(db))
}

async function createTriggers(db: SchemaDatabase): Promise<void> {
  for (const noun of nouns) {
    for (const event of ['insert', 'update', 'delete']) {
      await sql`
        create trigger ${sql.id(`${noun}_${event}_version`)} after ${sql.raw(event)} on ${sql.id(noun)}
        begin update content_versions set version = version + 1 where noun = ${sql.lit(noun)}; end`.execute(
        db,
      )
    }
  }
}

// One trigger per statement; PostgreSQL sends the notification when the transaction commits.
async function createNotifyingTriggers(db: SchemaDatabase): Promise<void> {
  await sql`
    create function raise_content_version() returns trigger language plpgsql as $$
    begin
      update content_versions set version = version + 1 where noun = tg_table_name;
      perform pg_notify('content_versions', tg_table_name);
      return null;
    end $$`.execute(db)
  for (const noun of nouns) {
    await sql`
      create trigger ${sql.id(`${noun}_version`)} after insert or update or delete on ${sql.id(noun)}
      for each statement execute function raise_content_version()`.execute(db)
  }
}
