import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { decodeCursor, type Page, type PageRequest, toPage } from '../db/keyset.ts'
import type { Database, Tables } from '../db/tables.ts'
import { foldWords } from '../documents/overview-row.ts'
import type { PanelFilter } from './panel-filter.ts'

/** A document as the list of all kinds keeps it. */
export type ListedRow = Pick<
  Tables['document_overview'],
  | 'key'
  | 'tipo'
  | 'id'
  | 'title'
  | 'block'
  | 'courses'
  | 'state'
  | 'visibleFrom'
  | 'publishAt'
  | 'changedAt'
  | 'sortTitle'
> & { changedBy: string | null }

type Query = SelectQueryBuilder<Tables, 'document_overview', object>

/** A word that so many documents have is looked for along the list, which soon has a page of them; rarer ones are looked up. */
const commonFrom = 1_000
const mostWords = 8

/** Documents of every kind, in two statements where words are looked for and in one where none are. `today`: YYYY-MM-DD. */
export async function listDocuments(
  db: Database,
  { q, ...filter }: PanelFilter,
  { after, limit, today }: PageRequest & { today: string },
): Promise<Page<ListedRow>> {
  const words = foldWords(q).slice(0, mostWords)
  if (q !== '' && words.length === 0) return { items: [], next: null }
  const rare = words.length > 0 ? await findRareWord(db, words) : undefined
  const { column, descending } = filter.order
  const direction = descending ? 'desc' : 'asc'
  let query = narrow(startFrom(db, rare), filter, today)
  for (const word of words) if (word !== rare) query = query.where(hasWord(word))
  const key = decodeCursor(after)
  if (key) {
    query = query.where((eb) =>
      eb(eb.refTuple(column, 'document_overview.key'), descending ? '<' : '>', eb.tuple(key[0], key[1])),
    )
  }
  const rows = await query
    .select(['document_overview.key', 'tipo', 'id', 'title', 'block', 'courses', 'state'])
    .select(['visibleFrom', 'publishAt', 'changedAt', 'sortTitle'])
    .select(
      sql<string | null>`(select email from users where users.id = ${sql.ref('changedBy')})`.as('changedBy'),
    )
    .orderBy(column, direction)
    .orderBy('document_overview.key', direction)
    .limit(limit + 1)
    .execute()
  return toPage(rows, limit, (row) => [row[column], row.key])
}

/** The word that the fewest documents have; undefined where many have even that. */
async function findRareWord(db: Database, words: readonly string[]): Promise<string | undefined> {
  const counts = words.map(
    (word) => sql`select ${word} as word, count(*) as count from (
      select 1 from document_terms where ${beginsWith('term', word)} limit ${commonFrom}) as found`,
  )
  const { rows } = await sql<{ word: string; count: number }>`
    select cast(word as text) as word, count from (${sql.join(counts, sql` union all `)}) as counted
    order by count limit 1`.execute(db)
  const [rarest] = rows
  return rarest && Number(rarest.count) < commonFrom ? rarest.word : undefined
}

// Where a word is rare its documents come first and are sorted then; else the list is followed in its order.
function startFrom(db: Database, rare: string | undefined): Query {
  if (rare === undefined) return db.selectFrom('document_overview')
  const found = sql<{
    key: string
  }>`(select distinct key from document_terms where ${beginsWith('term', rare)})`
  return db
    .selectFrom(found.as('found'))
    .innerJoin('document_overview', 'document_overview.key', 'found.key') as unknown as Query
}

function hasWord(word: string): Expression<SqlBool> {
  return sql<SqlBool>`exists (select 1 from document_terms
    where document_terms.key = document_overview.key and ${beginsWith('term', word)})`
}

const lastLetter = '\u{10FFFF}'

function beginsWith(column: string, word: string) {
  return sql`${sql.ref(column)} >= ${word} and ${sql.ref(column)} < ${word + lastLetter}`
}

function narrow(query: Query, filter: Omit<PanelFilter, 'q'>, today: string): Query {
  const { tipo, block, course, changedBy } = filter
  let narrowed = narrowState(query, filter, today)
  if (tipo !== undefined) narrowed = narrowed.where('tipo', '=', tipo)
  // Documents name their block by its id or, as problems do, by its name.
  if (block !== undefined)
    narrowed = narrowed.where(
      sql<SqlBool>`block in (select id from syllabus where id = ${block} union all select name from syllabus where id = ${block})`,
    )
  if (course !== undefined) {
    const ofBlocks = sql`select id from syllabus where courses like ${`%${course}%`}
      union all select name from syllabus where courses like ${`%${course}%`}`
    narrowed = narrowed.where(
      sql<SqlBool>`(${sql.ref('document_overview.courses')} like ${`%${course}%`}
        or (${sql.ref('document_overview.courses')} = '' and block in (${ofBlocks})))`,
    )
  }
  if (changedBy === undefined) return narrowed
  // In the order of titles the list is followed: few people write it, and to sort all that one has written takes longer.
  if (filter.order.column === 'sortTitle')
    return narrowed.where(sql<SqlBool>`${sql.ref('changedBy')} || '' = ${changedBy}`)
  return narrowed.where('changedBy', '=', changedBy)
}

/** What comes to visitors on a later day counts as scheduled, whether its draft waits or the document itself does. */
function narrowState(query: Query, { state }: Omit<PanelFilter, 'q'>, today: string): Query {
  if (state === undefined) return query
  if (state === 'published') return query.where('state', '=', state).where('visibleFrom', '<=', today)
  if (state !== 'scheduled') return query.where('state', '=', state)
  // Both are few and on an index; together they are no condition that one index has.
  return query.where(sql<SqlBool>`state || '' in ('scheduled', 'published')`).where(
    sql<SqlBool>`document_overview.key in (
        select key from document_overview where state = 'scheduled'
        union all select key from document_overview where ${sql.ref('visibleFrom')} > ${today})`,
  )
}
