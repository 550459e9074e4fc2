import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/tables.ts'
import { pathOf } from './define-document.ts'
import { findRow } from './document-rows.server.ts'
import type { DocumentKind, ServedDocument } from './serve-document.server.ts'
import { findMovedDocument } from './slug-redirects.server.ts'

/** Lists the tables of the nouns that visitors may read. */
export function listReadTables(kinds: readonly ServedDocument[]): readonly string[] {
  return kinds.filter(({ access }) => access.read === 'everyone').map(({ table }) => table)
}

/** Returns the SQL condition that corresponds to {@link isVisible}. */
export function visibleCondition({ visible }: ServedDocument, today: string): RawBuilder<unknown> {
  if (!visible) return sql`1 = 1`
  const [column, operator, value] = visible({ today })
  return sql`${sql.ref(column)} ${sql.raw(operator)} ${value}`
}

/** Returns true if visitors may see a document on a day. `today`: YYYY-MM-DD in Madrid. */
export function isVisible(
  { visible, access }: ServedDocument,
  row: Readonly<Record<string, unknown>>,
  today: string,
): boolean {
  if (access.read !== 'everyone') return false
  if (!visible) return true
  const [column, operator, value] = visible({ today })
  const own = row[column]
  return operator === '=' ? own === value : String(own) <= String(value)
}

/**
 * Returns the current address of a visible document, given a former slug, or a slug where addresses use the
 * id, or an id where they use the slug. Returns undefined if there is none.
 */
export async function findMovedPath(
  db: Database,
  kind: DocumentKind,
  { slug, today }: { slug: string; today: string },
): Promise<string | undefined> {
  const named = kind.page?.by === 'id' ? await findIdBySlug(db, kind, slug) : undefined
  const moved = named ?? (await findMovedDocument(db, kind.tipo, slug))
  const id = moved ?? (kind.page?.by === 'slug' ? slug : undefined)
  const row = id === undefined ? undefined : await findRow(db, kind, id)
  return row && isVisible(kind, row, today) ? pathOf(kind, { id: row.id, slug: String(row.slug) }) : undefined
}

async function findIdBySlug(db: Database, kind: ServedDocument, slug: string): Promise<string | undefined> {
  if (!('slug' in kind.fields)) return undefined
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(kind.table)} where slug = ${slug}`.execute(db)
  return rows[0]?.id
}

/** Returns the address of a document's page, or of its list if it has no page. */
export async function addressOf(db: Database, kind: DocumentKind, id: string): Promise<string> {
  const row = await findRow(db, kind, id)
  if (!row) return kind.list
  return pathOf(kind, { id, slug: String(row.slug) }) ?? kind.list
}
