import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/tables.ts'

/**
 * A document that shows a picture. `tipo` and `id` form the address of its edit page; `tipo` is `borradores`
 * for a draft, `papelera` for a document in the bin, `historial` for an earlier version.
 */
export type PictureUse = { tipo: string; id: string; title: string }

/**
 * A table whose documents may name pictures: the column with a document's title, and the columns that may
 * contain picture addresses.
 */
export type PictureSource = { tipo: string; table: string; title: string; texts: readonly string[] }

/** Finds the documents that name each picture in a field or text. The keys of the map are picture ids. */
export async function listPictureUses(
  db: Database,
  sources: readonly PictureSource[],
  ids: readonly string[],
): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return uses
  for (const source of sources) {
    for (const row of await findRows(db, source, ids)) {
      const texts = source.texts.map((name) => row[name]).join('\n')
      const use = { tipo: source.tipo, id: String(row.id), title: String(row.title) }
      for (const id of ids) if (texts.includes(id)) addUse(uses.get(id), use)
    }
  }
  return uses
}

// Several versions of one document count as one use.
function addUse(uses: PictureUse[] | undefined, use: PictureUse): void {
  const known = uses?.some(
    ({ tipo: kindSlug, title }) => kindSlug === 'historial' && use.tipo === kindSlug && use.title === title,
  )
  if (!known) uses?.push(use)
}

type Row = Record<string, unknown>

// The table name is dynamic, which Kysely's types cannot express.
async function findRows(db: Database, source: PictureSource, ids: readonly string[]): Promise<Row[]> {
  const loose = db as unknown as Kysely<Record<string, Row>>
  return loose
    .selectFrom(source.table)
    .select(['id', `${source.title} as title`, ...source.texts])
    .where(({ eb, or }) =>
      or(ids.flatMap((id) => source.texts.map((column) => eb(column, 'like', `%${id}%`)))),
    )
    .orderBy('id')
    .execute()
}
