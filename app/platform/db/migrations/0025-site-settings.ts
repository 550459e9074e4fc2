import { PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

const tables = {
  site_settings: [
    ...['name', 'tagline', 'schoolName', 'address', 'email', 'responsible', 'protection'],
    ...['hiddenLinks', 'toolIds'],
  ],
  site_pages: ['page', 'content'],
}

/** Creates the settings of the site and the texts of its fixed pages, with their version counters. */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = isPostgres ? sql<string>`text collate "C"` : 'text'
  for (const [name, columns] of Object.entries(tables)) {
    let table = db.schema
      .createTable(name)
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('createdAt', text, (column) => column.notNull())
      .addColumn('updatedAt', text, (column) => column.notNull())
    for (const own of columns)
      table = table.addColumn(own, text, (column) =>
        own === 'page' ? column.notNull().unique() : column.notNull(),
      )
    await table.execute()
    await sql`insert into content_versions (noun, version) values (${name}, 0)`.execute(db)
    await (isPostgres ? createNotifyingTrigger(db, name) : createTriggers(db, name))
  }
}

async function createNotifyingTrigger(db: SchemaDatabase, table: string): Promise<void> {
  await sql`
    create trigger ${sql.id(`${table}_version`)} after insert or update or delete on ${sql.id(table)}
    for each statement execute function raise_content_version()`.execute(db)
}

async function createTriggers(db: SchemaDatabase, table: string): Promise<void> {
  for (const event of ['insert', 'update', 'delete']) {
    await sql`
      create trigger ${sql.id(`${table}_${event}_version`)} after ${sql.raw(event)} on ${sql.id(table)}
      begin update content_versions set version = version + 1 where noun = ${sql.lit(table)}; end`.execute(db)
  }
}
