import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PanelFilter } from './panel-filter.ts'
import type { PanelBlock } from './panel-summary.server.ts'

/** One thing that the list is narrowed to. */
export type Condition = {
  /** Whether a row of the list holds it. */
  holds: RawBuilder<SqlBool>
  /** The keys of the first that hold it, read from an index; missing where there is none. */
  keys?: RawBuilder<unknown>
  /** Parts of the list that have all that hold it, each read in the order that is asked for, from an index. */
  parts?: RawBuilder<SqlBool>[]
  /** Whether all of such a part hold it. */
  isPart?: boolean
}

/** What so many documents have is looked for along the list, which soon has a page of them; what is rarer is looked up. */
export const commonFrom = 1_000
/** So many words of a search are looked for. */
export const mostWords = 8

const lastLetter = '\u{10FFFF}'

/** What a filter asks for, in the order in which the list is best followed. `today`: YYYY-MM-DD. */
export function listConditions(
  { tipo, block, course, state, changedBy, order }: Omit<PanelFilter, 'q'>,
  words: readonly string[],
  { today, blocks }: { today: string; blocks: readonly PanelBlock[] },
): Condition[] {
  const isByChange = order.column === 'changedAt'
  return [
    ...(tipo === undefined ? [] : [withColumn('tipo', tipo, true)]),
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

// Documents name their block by its id or, as problems do, by its name.
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

/** What comes to visitors on a later day counts as scheduled, whether its draft waits or the document itself does. */
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
  // A server would look for what exists among all that have the word, not in the few rows of a page.
  const own = sql`select term from document_terms where document_terms.key = listed.key and ${begins} limit 1`
  return {
    holds: sql<SqlBool>`(${own}) is not null`,
    keys: sql`select key from (
      select key from document_terms where ${begins} order by term, key limit ${commonFrom}) as part`,
  }
}

const nobody = sql`select key from document_overview where 1 = 0`

// In the order of the index: a server that takes what is common for evenly spread would read the table to where it begins.
function keysWhere(condition: RawBuilder<unknown>, order = 'changedAt'): RawBuilder<unknown> {
  return sql`select key from (select key from document_overview where ${condition}
    order by ${sql.ref(order)} limit ${commonFrom}) as part`
}
