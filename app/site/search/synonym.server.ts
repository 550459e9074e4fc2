import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import { synonym } from './synonym.ts'
import type { SynonymGroup } from './synonyms.ts'

export const servedSynonym = serveDocument(synonym, {
  search: ({ word, others }) => ({ title: word, text: [others] }),
})

export const synonymsTable = synonym.table

type SynonymRow = { id: string; word: string; others: string }

/** All groups of synonyms, ordered by their first word. */
export async function listSynonymRows(db: Database): Promise<SynonymRow[]> {
  const rows = await db
    .selectFrom('synonyms')
    .select(['id', 'word', 'others'])
    .orderBy('word')
    .orderBy('id')
    .execute()
  return dropCorruptRows(rows)
}

/** Each group as a list of its words. */
export async function listSynonyms(db: Database): Promise<SynonymGroup[]> {
  return (await listSynonymRows(db)).map(({ word, others }) => [word, ...others.split(/[,;\n]/)])
}
