import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/tables.ts'
import type { QuickDocument, ReferenceChoices } from './document-import.ts'
import { type DocumentRow, findRow } from './document-rows.server.ts'
import { listValues } from './field-schemas.ts'
import type { DocumentKind, ServedDocument } from './serve-document.server.ts'

/**
 * Returns the first field of a row that refers to a missing document, with the kind it refers to. Skips
 * lists.
 */
export async function findLostReference(
  db: Database,
  { refersTo }: DocumentKind,
  row: Record<string, unknown>,
): Promise<{ field: string; kind: DocumentKind } | undefined> {
  for (const reference of refersTo) {
    const id = row[reference.field]
    if (reference.many) continue
    if (typeof id === 'string' && !(await findRow(db, reference.kind, id))) return reference
  }
  return undefined
}

/** Returns the reference lists of a row to be written, without the ids of missing documents. */
export async function keepFound(
  db: Database,
  { refersTo }: DocumentKind,
  row: Readonly<Record<string, unknown>>,
): Promise<Record<string, string>> {
  const lists: Record<string, string> = {}
  for (const { field, many, kind } of refersTo) {
    const text = row[field]
    if (!many || typeof text !== 'string' || text === '') continue
    const ids = listValues(text)
    const found = new Set((await listIds(db, kind, ids)).map(({ id }) => id))
    lists[field] = ids.filter((id) => found.has(id)).join('\n')
  }
  return lists
}

async function listIds(
  db: Database,
  { table }: ServedDocument,
  ids: readonly string[],
): Promise<{ id: string }[]> {
  return (
    await sql<{ id: string }>`select id from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db)
  ).rows
}

/** Returns one kind whose documents refer to this one, with their count; undefined if none do. */
export async function findUse(
  db: Database,
  { referredBy }: DocumentKind,
  id: string,
): Promise<{ kind: DocumentKind; count: number } | undefined> {
  for (const { kind, field, many } of referredBy) {
    if (many) continue
    const query = sql<{ count: number }>`
      select count(*) as count from ${sql.table(kind.table)} where ${sql.ref(field)} = ${id}`
    const count = Number((await query.execute(db)).rows[0]?.count ?? 0)
    if (count > 0) return { kind, count }
  }
  return undefined
}

/** Lists the documents that each reference field of a kind offers, in the order of their kind. */
export async function listReferenceChoices(
  db: Database,
  { refersTo }: DocumentKind,
): Promise<ReferenceChoices> {
  const choices: [string, ReferenceChoices[string]][] = []
  for (const { field, kind } of refersTo) {
    choices.push([
      field,
      { words: kind.words, list: await listOffered(db, kind), quick: quickDocument(kind) },
    ])
  }
  return Object.fromEntries(choices)
}

/**
 * Returns undefined if a document of the kind needs more than a title, or if the site creates all of them
 * itself.
 */
function quickDocument({ tipo: kindSlug, title, fields, builtIn }: DocumentKind): QuickDocument | undefined {
  const required = Object.entries(fields).flatMap(([name, field]) => (field.required ? [name] : []))
  const needsOnlyTitle = required.length === 1 && required[0] === title
  const label = fields[title]?.label
  return needsOnlyTitle && builtIn === undefined && label ? { tipo: kindSlug, title, label } : undefined
}

async function listOffered(
  db: Database,
  { table, title, order, offeredAs }: DocumentKind,
): Promise<{ id: string; title: string }[]> {
  const inOrder = sql`from ${sql.table(table)} order by ${sql.ref(order)}, id`
  if (!offeredAs) {
    return (
      await sql<{ id: string; title: string }>`select id, ${sql.ref(title)} as title ${inOrder}`.execute(db)
    ).rows
  }
  const { rows } = await sql<DocumentRow>`select * ${inOrder}`.execute(db)
  return rows.map((row) => ({ id: row.id, title: offeredAs(row) }))
}

/** Deletes those of the documents that no other document refers to, and returns their ids. */
export async function removeUnused(
  db: Database,
  { table, referredBy }: DocumentKind,
  ids: readonly string[],
): Promise<string[]> {
  const unused = referredBy.filter(({ many }) => !many).map(({ kind, field }) => notNamedIn(kind, field))
  const { rows } = await sql<{ id: string }>`
    delete from ${sql.table(table)} where id in (${sql.join(ids)})${sql.join(unused, sql``)} returning id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

// Nulls are excluded because `not in` is never true for a list that contains a null.
function notNamedIn({ table }: ServedDocument, field: string): RawBuilder<unknown> {
  const column = sql.ref(field)
  return sql` and id not in (select ${column} from ${sql.table(table)} where ${column} is not null)`
}
