import { PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/** A number per noun that every committed change raises, whoever made it; pages kept in memory are checked against it. */
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

// One trigger per statement; the notice goes out when the transaction is committed.
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
