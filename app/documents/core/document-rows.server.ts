import { type RawBuilder, sql } from 'kysely'
import { listColumns, type Column as TableColumn } from '../../platform/db/table-columns.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { lockWrites } from '../../platform/db/write-lock.server.ts'
import type { Column, FieldTexts } from './field.ts'
import type { DocumentKind, ServedDocument } from './serve-document.server.ts'

/** A document as its table holds it. */
export type DocumentRow = Record<string, Column> & { id: string; createdAt: string; updatedAt: string }

/**
 * Makes all writes of a kind, and of the kinds that it refers to, wait for each other. In the order of the names, so
 * that two writers never wait for one another.
 */
export async function lockKind(db: Database, { tipo, refersTo }: DocumentKind): Promise<void> {
  const tipos = new Set([tipo, ...refersTo.map(({ kind }) => kind.tipo)])
  for (const name of [...tipos].sort()) await lockWrites(db, name)
}

export async function findRow(
  db: Database,
  kind: ServedDocument,
  id: string,
): Promise<DocumentRow | undefined> {
  return findNamedRow(db, kind, 'id', id)
}

/** The document that has a value in a column in which no two have the same. */
export async function findNamedRow(
  db: Database,
  { table }: ServedDocument,
  column: string,
  name: string,
): Promise<DocumentRow | undefined> {
  return first(db, sql<DocumentRow>`select * from ${sql.table(table)} where ${sql.ref(column)} = ${name}`)
}

/** The documents of these ids that there are. */
export async function listRows(
  db: Database,
  { table }: ServedDocument,
  ids: readonly string[],
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select * from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db)
  return rows
}

/** Finds the document, other than `id`, that has the value of a unique field, and says which. */
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

/** Adds a row; false when its id or a unique value is taken. */
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

/** Gives a document the values of `row`. */
export async function overwriteRow(
  db: Database,
  { table }: ServedDocument,
  { id, ...values }: Record<string, Column> & { id: string },
): Promise<void> {
  const set = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${id}`.execute(db)
}

/**
 * Puts a row back as it was, as far as its table still has the columns: those that it does not know take their
 * default, or are left blank. False when its id is taken.
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

/** Gives a document the values of an earlier state, as far as its table still has the columns. */
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

/** The texts with which a form shows a document. */
export function toFields({ fields }: ServedDocument, row: Record<string, unknown>): FieldTexts {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, String(row[name] ?? '')]))
}

/** What people call a document. */
export function titleOf({ title }: ServedDocument, row: DocumentRow): string {
  return String(row[title] ?? row.id)
}

/** A moment later than `before`, so that no two states of a document have the same. */
export function laterThan(before: string, now: string): string {
  return now > before ? now : new Date(Date.parse(before) + 1).toISOString()
}

async function first<Row>(db: Database, query: RawBuilder<Row>): Promise<Row | undefined> {
  return (await query.execute(db)).rows[0]
}
