import { sql } from 'kysely'
import { type Column, listColumns } from '../db/table-columns.server.ts'
import type { Database } from '../db/tables.ts'
import { lockWrites } from '../db/write-lock.server.ts'
import type { DocumentKind } from './document-kind.server.ts'

/** A document as its table holds it. */
export type DocumentRow = Record<string, string | number | null> & { id: string; updatedAt: string }

type Kind = Pick<DocumentKind, 'table' | 'tipo'>

/** Makes all writes of one kind wait for each other. Categories and topics share a lock, because one refers to the other. */
export async function lockKind(db: Database, { tipo }: Pick<Kind, 'tipo'>): Promise<void> {
  await lockWrites(db, tipo === 'categorias' ? 'temario' : tipo)
}

export async function findRow(db: Database, kind: Kind, id: string): Promise<DocumentRow | undefined> {
  const { rows } =
    await sql<DocumentRow>`select * from ${sql.table(kind.table)} where ${sql.ref('id')} = ${id}`.execute(db)
  return rows[0]
}

/** The documents of these ids that there are. */
export async function listRows(db: Database, kind: Kind, ids: readonly string[]): Promise<DocumentRow[]> {
  const { rows } =
    await sql<DocumentRow>`select * from ${sql.table(kind.table)} where id in (${sql.join(ids)})`.execute(db)
  return rows
}

/** Finds the document, other than `id`, that has this value in a unique field. */
export async function findOther(
  db: Database,
  kind: Pick<DocumentKind, 'table' | 'tipo' | 'uniqueField'>,
  row: DocumentRow,
): Promise<string | undefined> {
  const field = kind.uniqueField
  if (!field) return undefined
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(kind.table)} where ${sql.ref(field)} = ${row[field]} and id <> ${row.id}`.execute(
    db,
  )
  return rows[0]?.id
}

/**
 * Puts a row back as it was, as far as its table still has the columns: those that it does not know take their
 * default, or are left blank. False when its id is taken.
 */
export async function insertRow(db: Database, kind: Kind, row: DocumentRow): Promise<boolean> {
  const columns = await listColumns(db, kind.table)
  const values = columns.flatMap((column): [string, string | number | null][] => {
    const value = row[column.name]
    if (fits(column, value)) return [[column.name, value]]
    return column.isNullable || column.hasDefault ? [] : [[column.name, column.blank]]
  })
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(kind.table)} (${sql.join(values.map(([name]) => sql.ref(name)))})
    values (${sql.join(values.map(([, value]) => value))})
    on conflict do nothing returning id`.execute(db)
  return rows.length === 1
}

/** Gives a document the values of `row`, as far as its table still has the columns. */
export async function overwriteRow(db: Database, kind: Kind, row: DocumentRow): Promise<void> {
  const columns = await listColumns(db, kind.table)
  const changes = columns
    .filter((column) => column.name !== 'id' && fits(column, row[column.name]))
    .map(({ name }) => sql`${sql.ref(name)} = ${row[name]}`)
  await sql`update ${sql.table(kind.table)} set ${sql.join(changes)} where id = ${row.id}`.execute(db)
}

function fits(column: Column, value: DocumentRow[string] | undefined): value is DocumentRow[string] {
  return value !== undefined && (value !== null || column.isNullable)
}

/** The texts with which a form shows a document. */
export function toFields(kind: Pick<DocumentKind, 'fields'>, row: DocumentRow): Record<string, string> {
  return Object.fromEntries(kind.fields.map((name) => [name, String(row[name] ?? '')]))
}

/** A moment later than `before`, so that no two states of a document have the same. */
export function laterThan(before: string, now: string): string {
  return now > before ? now : new Date(Date.parse(before) + 1).toISOString()
}
