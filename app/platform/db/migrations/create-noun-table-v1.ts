import { type ColumnDataType, type Expression, PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/** `optional` and `flag` are text that may be null and 0 or 1; `unique` is required text. */
export type ColumnKindV1 = 'text' | 'unique' | 'optional' | 'flag'

/**
 * Creates the table of a noun (`id`, `createdAt`, `updatedAt` and `columns`), and its row in
 * `content_versions` with the triggers that raise it. Released migrations call it: it must never change. For
 * other columns, write a V2 beside it.
 */
export async function createNounTableV1(
  db: SchemaDatabase,
  table: string,
  columns: Readonly<Record<string, ColumnKindV1>>,
): Promise<void> {
  const text = textOf(db)
  let creation = db.schema
    .createTable(table)
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('updatedAt', text, (column) => column.notNull())
  for (const [name, kind] of Object.entries(columns)) {
    creation = creation.addColumn(name, kind === 'flag' ? 'integer' : text, (column) => {
      if (kind === 'optional') return column
      return kind === 'unique' ? column.notNull().unique() : column.notNull()
    })
  }
  await creation.execute()
  await sql`insert into content_versions (noun, version) values (${table}, 0)`.execute(db)
  await createVersionTriggers(db, table)
}

/**
 * Adds columns to the table of a noun; in existing rows text is empty, a flag is 0 and optional text is null.
 * As {@link createNounTableV1}, it must never change.
 */
export async function addColumnsV1(
  db: SchemaDatabase,
  table: string,
  columns: Readonly<Record<string, Exclude<ColumnKindV1, 'unique'>>>,
): Promise<void> {
  const text = textOf(db)
  for (const [name, kind] of Object.entries(columns)) {
    const blank = kind === 'flag' ? 0 : ''
    await db.schema
      .alterTable(table)
      .addColumn(name, kind === 'flag' ? 'integer' : text, (column) =>
        kind === 'optional' ? column : column.notNull().defaultTo(blank),
      )
      .execute()
  }
}

// PostgreSQL would otherwise sort by the language of the server.
function textOf(db: SchemaDatabase): ColumnDataType | Expression<string> {
  return isPostgres(db) ? sql<string>`text collate "C"` : 'text'
}

function isPostgres(db: SchemaDatabase): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

async function createVersionTriggers(db: SchemaDatabase, table: string): Promise<void> {
  if (isPostgres(db)) {
    await sql`
      create trigger ${sql.id(`${table}_version`)} after insert or update or delete on ${sql.table(table)}
      for each statement execute function raise_content_version()`.execute(db)
    return
  }
  for (const event of ['insert', 'update', 'delete']) {
    await sql`
      create trigger ${sql.id(`${table}_${event}_version`)} after ${sql.raw(event)} on ${sql.table(table)}
      begin update content_versions set version = version + 1 where noun = ${sql.lit(table)}; end`.execute(db)
  }
}
