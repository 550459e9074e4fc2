import { type RawBuilder, sql } from 'kysely'
import { foldWords } from '../../documents/core/overview-row.ts'
import {
  decodeCursor,
  encodeCursor,
  type Key,
  type Page,
  type PageRequest,
  toPage,
} from '../../platform/db/keyset.ts'
import type { Database, Tables } from '../../platform/db/tables.ts'
import { type Condition, commonThreshold, listConditions, maxWords } from './panel-conditions.server.ts'
import { canMatch, type ListedKind, type Order, type PanelFilter } from './panel-filter.ts'
import type { PanelBlock } from './panel-summary.server.ts'

const columns = [
  'key',
  'tipo',
  'id',
  'title',
  'block',
  'courses',
  'state',
  'visibleFrom',
  'publishAt',
  'changedAt',
  'sortTitle',
] as const

/** A row of the list of all documents. */
export type ListedRow = Pick<Tables['document_overview'], (typeof columns)[number]> & {
  changedBy: string | null
}

/** A page of the list. `isCut`: it is not full, but the scan can continue from `next`. */
type ListedPage = Page<ListedRow> & { isCut: boolean }

/** Maximum number of rows scanned for one page. */
export const maxFollowed = 5_000

/** The request of a page, with the existing blocks and kinds. `today`: YYYY-MM-DD. */
type ListRequest = PageRequest & {
  today: string
  blocks: readonly PanelBlock[]
  kinds: readonly ListedKind[]
}

const nothing: ListedPage = { items: [], next: null, isCut: false }

/**
 * Lists documents of all kinds, with at most two statements; the rows read do not grow with the number of
 * documents.
 */
export async function listDocuments(
  db: Database,
  { q, ...filter }: PanelFilter,
  request: ListRequest,
): Promise<ListedPage> {
  if (!canMatch(filter, request.kinds)) return nothing
  const words = foldWords(q).slice(0, maxWords)
  if (q !== '' && words.length === 0) return nothing
  const conditions = listConditions(filter, words, request)
  const asked: Asked = { order: filter.order, after: decodeCursor(request.after), limit: request.limit }
  const [first, ...others] = conditions
  if (!first) return readPart(db, sql`true`, asked)
  if (others.length === 0 && first.isPart) return readPart(db, first.holds, asked)
  const rare = await findRare(db, conditions)
  if (rare?.count === 0) return nothing
  return rare ? readRare(db, conditions, rare.keys, asked) : follow(db, conditions, asked)
}

type Asked = { order: Order; after: Key | undefined; limit: number }

/** Finds the most selective condition with its keys; undefined if many documents meet even that one. */
async function findRare(
  db: Database,
  conditions: readonly Condition[],
): Promise<{ keys: RawBuilder<unknown>; count: number } | undefined> {
  const known = conditions.flatMap(({ keys }) => (keys ? [keys] : []))
  if (known.length === 0) return undefined
  const counts = known.map(
    (keys, at) => sql`select ${sql.lit(at)} as at, count(*) as count
      from (select 1 from (${keys}) as these limit ${commonThreshold}) as found`,
  )
  const { rows } = await sql<{ at: number; count: number }>`
    select at, count from (${sql.join(counts, sql` union all `)}) as counted order by count limit 1`.execute(
    db,
  )
  const [rarest] = rows
  const keys = known[Number(rarest?.at)]
  return rarest && keys && Number(rarest.count) < commonThreshold
    ? { keys, count: Number(rarest.count) }
    : undefined
}

/** Reads a part of the list that an index provides in order. */
async function readPart(db: Database, part: RawBuilder<unknown>, asked: Asked): Promise<ListedPage> {
  const rows = await readRows(db, sql`document_overview as listed`, sql`${part} and ${isAfter(asked)}`, asked)
  return { ...toListed(rows, asked), isCut: false }
}

/**
 * Reads and sorts all rows of the most selective condition. The limit informs the planner that they
 * are few.
 */
async function readRare(
  db: Database,
  conditions: readonly Condition[],
  keys: RawBuilder<unknown>,
  asked: Asked,
): Promise<ListedPage> {
  const from = sql`(select distinct key as rare from (${keys}) as these limit ${commonThreshold}) as found
    join document_overview as listed on listed.key = found.rare`
  const rows = await readRows(db, from, sql`${allOf(conditions)} and ${isAfter(asked)}`, asked)
  return { ...toListed(rows, asked), isCut: false }
}

/** Scans a limited number of rows in order and filters them; the last row is the cursor to continue from. */
async function follow(db: Database, conditions: readonly Condition[], asked: Asked): Promise<ListedPage> {
  const parts = conditions.find((condition) => condition.parts)?.parts ?? [sql`true`]
  const followed = parts.map(
    (part) => sql`select * from (select * from document_overview where ${part} and ${isAfter(asked)}
      order by ${inOrder(asked)} limit ${maxFollowed}) as part`,
  )
  const from = sql`(select listed.*, row_number() over (order by ${inOrder(asked)}) as place
    from (${sql.join(followed, sql` union all `)}) as listed order by ${inOrder(asked)} limit ${maxFollowed}) as listed`
  const isFound = sql`case when ${allOf(conditions)} then 1 else 0 end`
  const found = sql`(select listed.*, ${isFound} as found from ${from}) as listed`
  const rows = await readRows(
    db,
    found,
    sql`(found = 1 or place = ${maxFollowed})`,
    asked,
    sql`, found, place`,
  )
  const isLast = ({ place }: Row): boolean => Number(place) === maxFollowed
  const page = toListed(
    rows.filter((row) => Number(row.found) === 1),
    asked,
  )
  const last = page.next === null ? rows.find(isLast) : undefined
  return last ? { ...page, next: encodeCursor(keyOf(last, asked)), isCut: true } : { ...page, isCut: false }
}

type Row = ListedRow & { found?: number; place?: number }

async function readRows(
  db: Database,
  from: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  asked: Asked,
  more: RawBuilder<unknown> = sql``,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((name) => sql.ref(`listed.${name}`)))}${more},
      (select email from users where users.id = ${sql.ref('listed.changedBy')}) as ${sql.ref('changedBy')}
    from ${from} where ${where} order by ${inOrder(asked)} limit ${asked.limit + 1}`.execute(db)
  return rows
}

function allOf(conditions: readonly Condition[]): RawBuilder<unknown> {
  return sql.join(
    conditions.map(({ holds }) => holds),
    sql` and `,
  )
}

function inOrder({ order: { column, descending } }: Asked): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`
  return sql`${sql.ref(column)} ${direction}, key ${direction}`
}

function isAfter({ order: { column, descending }, after }: Asked): RawBuilder<unknown> {
  if (!after) return sql`true`
  return sql`(${sql.ref(column)}, key) ${descending ? sql`<` : sql`>`} (${after[0]}, ${after[1]})`
}

function toListed(rows: readonly Row[], asked: Asked): Page<ListedRow> {
  const listed = rows.map(({ found: _found, place: _place, ...row }) => row)
  return toPage(listed, asked.limit, (row) => keyOf(row, asked))
}

function keyOf(row: ListedRow, { order: { column } }: Asked): Key {
  return [row[column], row.key]
}
