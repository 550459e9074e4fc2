import { type RawBuilder, sql } from 'kysely'
import { listColumns, type Column as TableColumn } from '../../platform/db/table-columns.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { lockWrites } from '../../platform/db/write-lock.server.ts'
import type { Column, FieldTexts } from './field.ts'
import type { DocumentKind, ServedDocument } from './serve-document.server.ts'

/** A document as stored in its table. */
export type DocumentRow = Record<string, Column> & { id: string; createdAt: string; updatedAt: string }

/**
 * Locks a kind and the kinds that it refers to, so that their writes run one after another. The locks are
 * taken in name order, which prevents deadlocks.
 */
export async function lockKind(db: Database, { tipo: kindSlug, refersTo }: DocumentKind): Promise<void> {
  const kindSlugs = new Set([kindSlug, ...refersTo.map(({ kind }) => kind.tipo)])
  for (const name of [...kindSlugs].sort()) await lockWrites(db, name)
}

/** Returns the published document with an id. */
export async function findRow(
  db: Database,
  kind: ServedDocument,
  id: string,
): Promise<DocumentRow | undefined> {
  return findNamedRow(db, kind, 'id', id)
}

/** Returns the document with a value in a unique column. */
export async function findNamedRow(
  db: Database,
  { table }: ServedDocument,
  column: string,
  name: string,
): Promise<DocumentRow | undefined> {
  return first(db, sql<DocumentRow>`select * from ${sql.table(table)} where ${sql.ref(column)} = ${name}`)
}

/** Returns the existing documents among these ids. */
export async function listRows(
  db: Database,
  { table }: ServedDocument,
  ids: readonly string[],
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select * from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db)
  return rows
}

/**
 * Returns a document other than `row` that has the same value in a unique field, and the name of that field.
 */
export async function findOther(
  db: Database,
  { table, unique }: ServedDocument,
  row: Record<string, Column | undefined> & { id: string },
): Promise<{ id: string; field: string } | undefined> {
  for (const field of unique) {
    if (row[field] === undefined) continue
    const found = await first(
      db,
      sql<{ id: string }>`
        select id from ${sql.table(table)} where ${sql.ref(field)} = ${row[field]} and id <> ${row.id}`,
    )
    if (found) return { id: found.id, field }
  }
  return undefined
}

/** Inserts a row. Returns false if its id or a unique value is taken. */
export async function insertRow(
  db: Database,
  { table }: ServedDocument,
  row: Record<string, Column>,
): Promise<boolean> {
  const names = Object.keys(row)
  const query = sql<{ id: string }>`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(names.map((name) => row[name]))})
    on conflict do nothing returning id`
  return (await first(db, query)) !== undefined
}

/** Updates the columns of a document to the values of `row`. */
export async function overwriteRow(
  db: Database,
  { table }: ServedDocument,
  { id, ...values }: Record<string, Column> & { id: string },
): Promise<void> {
  const set = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${id}`.execute(db)
}

/**
 * Restores a deleted row. Columns added since then get their default or a blank; columns dropped since then
 * are ignored. Returns false if the id is taken.
 */
export async function putRowBack(db: Database, kind: ServedDocument, row: DocumentRow): Promise<boolean> {
  const columns = await listColumns(db, kind.table)
  const values = columns.flatMap((column): [string, Column][] => {
    const value = row[column.name]
    if (fits(column, value)) return [[column.name, value]]
    return column.isNullable || column.hasDefault ? [] : [[column.name, column.blank]]
  })
  return insertRow(db, kind, Object.fromEntries(values))
}

/**
 * Restores an earlier version of a document. Columns added since then keep their value; dropped ones are
 * ignored.
 */
export async function putStateBack(db: Database, kind: ServedDocument, row: DocumentRow): Promise<void> {
  const columns = await listColumns(db, kind.table)
  const values = columns.flatMap((column): [string, Column][] => {
    const value = row[column.name]
    return fits(column, value) ? [[column.name, value]] : []
  })
  await overwriteRow(db, kind, { ...Object.fromEntries(values), id: row.id })
}

function fits(column: TableColumn, value: Column | undefined): value is Column {
  return value !== undefined && (value !== null || column.isNullable)
}

/** Returns the field texts that a form shows for a document. */
export function toFields({ fields }: ServedDocument, row: Record<string, unknown>): FieldTexts {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, String(row[name] ?? '')]))
}

/** Returns the title that users see for a document. */
export function titleOf({ title }: ServedDocument, row: DocumentRow): string {
  return String(row[title] ?? row.id)
}

/**
 * Returns `now`, or a time just after `before` if `now` is not later, so that no two versions of a document
 * share a time.
 */
export function timestampAfter(before: string, now: string): string {
  return now > before ? now : new Date(Date.parse(before) + 1).toISOString()
}

async function first<Row>(db: Database, query: RawBuilder<Row>): Promise<Row | undefined> {
  return (await query.execute(db)).rows[0]
}
