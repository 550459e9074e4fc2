import { sql } from 'kysely'
import type { Database } from '../../platform/db/tables.ts'

/** A block of the syllabus, for the filter and for names. */
export type PanelBlock = { id: string; name: string; courses: string }
/** The data around the list of all documents. */
export type PanelSummary = {
  blocks: PanelBlock[]
  /** The number of findings by kind. */
  attention: Record<string, number>
  /** The documents that this account changed last. */
  mine: { tipo: string; id: string; title: string }[]
  hasDocuments: boolean
}

/** Maximum number of own documents listed. */
const maxOwnDocuments = 5

type Row = {
  part: 'block' | 'reason' | 'mine' | 'any'
  a: string
  b: string
  c: string
  n: number
}

/** Reads the data around the list in one statement. */
export async function readPanelSummary(db: Database, accountId: string): Promise<PanelSummary> {
  const { rows } = await sql<Row>`
    select 'block' as part, id as a, name as b, courses as c,
      position as n from syllabus
    union all select 'reason', reason, '', '', count(*) from document_attention group by reason
    union all select 'reason', 'searches', '', '', count(*) from search_misses
    union all select 'reason', 'criteria', '', '', count(*) from criteria where not exists (
      select 1 from document_terms join document_overview on document_overview.key = document_terms.key
      where term = '=' || criteria.id and state in ('published', 'changed'))
    union all select * from (
      select 'mine', tipo, id, title, 0 from document_overview where ${sql.ref('changedBy')} = ${accountId}
      order by ${sql.ref('changedAt')} desc, key desc limit ${maxOwnDocuments}) as mine
    union all select * from (select 'any', '', '', '', 1 from topics limit 1) as topics`.execute(db)
  const of = (part: Row['part']): Row[] => rows.filter((row) => row.part === part)
  return {
    blocks: of('block')
      .sort((one, other) => Number(one.n) - Number(other.n))
      .map(({ a: id, b: name, c: courses }) => ({ id, name, courses })),
    attention: Object.fromEntries(of('reason').map(({ a, n }) => [a, Number(n)])),
    mine: of('mine').map(({ a: kindSlug, b: id, c: title }) => ({ tipo: kindSlug, id, title })),
    hasDocuments: of('any').length > 0,
  }
}
