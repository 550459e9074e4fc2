import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PanelFilter } from './panel-filter.ts'
import type { PanelBlock } from './panel-summary.server.ts'

/** One condition of a filter. */
export type Condition = {
  /** The condition on a row of the list. */
  holds: RawBuilder<SqlBool>
  /** A query for the first keys that meet it, from an index; undefined if there is no index. */
  keys?: RawBuilder<unknown>
  /** Parts of the list that contain all matching rows, each in the requested order, from an index. */
  parts?: RawBuilder<SqlBool>[]
  /** Whether all rows of these parts meet the condition. */
  isPart?: boolean
}

/**
 * Conditions met by at least this many rows are applied while scanning the list; rarer ones are looked up.
 */
export const commonThreshold = 1_000
/** Maximum number of words of a search. */
export const maxWords = 8

const lastLetter = '\u{10FFFF}'

/** The conditions of a filter; the best one to scan by comes first. `today`: YYYY-MM-DD. */
export function listConditions(
  { tipo: kindSlug, block, course, state, changedBy, order }: Omit<PanelFilter, 'q'>,
  words: readonly string[],
  { today, blocks }: { today: string; blocks: readonly PanelBlock[] },
): Condition[] {
  const isByChange = order.column === 'changedAt'
  return [
    ...(kindSlug === undefined ? [] : [withColumn('tipo', kindSlug, true)]),
    ...(block === undefined ? [] : [inBlock(block, blocks, isByChange)]),
    ...(changedBy === undefined ? [] : [withColumn('changedBy', changedBy, isByChange)]),
    ...(state === undefined ? [] : [inState(state, today, isByChange)]),
    ...(course === undefined ? [] : [ofCourse(course, blocks)]),
    ...words.map(withWord),
  ]
}

function withColumn(column: string, value: string, isInOrder: boolean): Condition {
  const holds = sql<SqlBool>`${sql.ref(column)} = ${value}`
  return { holds, keys: keysWhere(holds), ...(isInOrder && { parts: [holds], isPart: true }) }
}

// Documents refer to their block by id or, like problems, by name.
function inBlock(id: string, blocks: readonly PanelBlock[], isInOrder: boolean): Condition {
  const names = [...new Set(blocks.filter((block) => block.id === id).flatMap(({ name }) => [id, name]))]
  const parts = names.map((name) => sql<SqlBool>`block = ${name}`)
  return {
    holds: sql<SqlBool>`${isOneOf('block', names)}`,
    keys:
      parts.length > 0
        ? sql.join(
            parts.map((part) => keysWhere(part)),
            sql` union all `,
          )
        : nobody,
    ...(isInOrder && parts.length > 0 && { parts }),
  }
}

function isOneOf(column: string, values: readonly string[]): RawBuilder<SqlBool> {
  return values.length === 0 ? sql`1 = 0` : sql`${sql.ref(column)} in (${sql.join(values)})`
}

/** Documents that become visible on a later day count as scheduled, whether as draft or published. */
function inState(state: NonNullable<PanelFilter['state']>, today: string, isInOrder: boolean): Condition {
  if (state === 'scheduled') {
    const [waits, comes] = [sql`state = 'scheduled'`, sql`${sql.ref('visibleFrom')} > ${today}`]
    return {
      holds: sql<SqlBool>`(${waits} or (state = 'published' and ${comes}))`,
      keys: sql`${keysWhere(waits)} union all ${keysWhere(comes, 'visibleFrom')}`,
    }
  }
  const condition = withColumn('state', state, isInOrder)
  if (state !== 'published') return condition
  const isSeen = sql<SqlBool>`(state = 'published' and ${sql.ref('visibleFrom')} <= ${today})`
  return { ...condition, holds: isSeen, isPart: false }
}

function ofCourse(course: string, blocks: readonly PanelBlock[]): Condition {
  const names = blocks.filter(({ courses }) => courses.includes(course)).flatMap(({ id, name }) => [id, name])
  return {
    holds: sql<SqlBool>`(courses like ${`%${course}%`} or (courses = '' and ${isOneOf('block', names)}))`,
  }
}

function withWord(word: string): Condition {
  const begins = sql`term >= ${word} and term < ${word + lastLetter}`
  // With `exists`, the planner would search all rows of the word, instead of the few rows of a page.
  const own = sql`select term from document_terms where document_terms.key = listed.key and ${begins} limit 1`
  return {
    holds: sql<SqlBool>`(${own}) is not null`,
    keys: sql`select key from (
      select key from document_terms where ${begins} order by term, key limit ${commonThreshold}) as part`,
  }
}

const nobody = sql`select key from document_overview where 1 = 0`

// With the order of the index, because the planner assumes that common values are spread evenly and would scan
// the table.
function keysWhere(condition: RawBuilder<unknown>, order = 'changedAt'): RawBuilder<unknown> {
  return sql`select key from (select key from document_overview where ${condition}
    order by ${sql.ref(order)} limit ${commonThreshold}) as part`
}
