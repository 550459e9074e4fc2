import { PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/**
 * Raises the version of a noun only once per transaction. PostgreSQL keeps a dead tuple for each update until
 * the transaction ends and scans them at the next one: of a thousand inserts, the last took a thousand times
 * longer than the first.
 */
export async function up(db: SchemaDatabase): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`
    create or replace function raise_content_version() returns trigger language plpgsql as $$
    begin
      update content_versions set version = version + 1
        where noun = tg_table_name and xmin <> pg_current_xact_id()::xid;
      if found then perform pg_notify('content_versions', tg_table_name); end if;
      return null;
    end $$`.execute(db)
}
