import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/tables.ts'

/** A document that shows a picture; `tipo` and `id` are those of its edit page, `borradores` for one that is not published, `papelera` for one in the bin, `historial` for an earlier version. */
export type PictureUse = { tipo: string; id: string; title: string }

/** Where documents name pictures: a table, the column that names a document to people, and those that may name a picture. */
export type PictureSource = { tipo: string; table: string; title: string; texts: readonly string[] }

/** The documents that name each of these pictures, in a field or in their text. Keys are the ids of the pictures. */
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

// A document has many versions; one line says it.
function addUse(uses: PictureUse[] | undefined, use: PictureUse): void {
  const known = uses?.some(
    ({ tipo, title }) => tipo === 'historial' && use.tipo === tipo && use.title === title,
  )
  if (!known) uses?.push(use)
}

type Row = Record<string, unknown>

// The tables differ in their names only, which the types of Kysely cannot say.
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
