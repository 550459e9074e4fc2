import { sql } from 'kysely'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import { maxQueryLength } from './read-query.ts'
import { tokenize } from './tokenize.ts'

export type SearchMiss = { query: string; count: number; lastOn: string }

/** Maximum number of stored misses; the oldest are deleted. */
const maxMisses = 500
const maxMiss = 80

/**
 * Normalises a query without results for storage, without any data of the user. Undefined if it may identify
 * a person (e-mail address, telephone number), or is too short or too long to be useful.
 */
export function toMiss(text: string): string | undefined {
  if (text.includes('@') || /\d(?:[ .-]?\d){5}/.test(text)) return undefined
  const words = [...tokenize(text.slice(0, maxQueryLength))].map(({ form }) => form).join(' ')
  return words.length >= 2 && words.length <= maxMiss && /\p{L}/u.test(words) ? words : undefined
}

/** Counts a query without results. `today` (YYYY-MM-DD) is the only time that is stored. */
export async function countMiss(db: Database, query: string, today: string): Promise<void> {
  await db
    .insertInto('search_misses')
    .values({ query, count: 1, lastOn: today })
    .onConflict((conflict) =>
      conflict.column('query').doUpdateSet({ count: sql<number>`search_misses.count + 1`, lastOn: today }),
    )
    .execute()
  const kept = db
    .selectFrom('search_misses')
    .select('query')
    .orderBy('lastOn', 'desc')
    .orderBy('count', 'desc')
    .orderBy('query')
    .limit(maxMisses)
  await db.deleteFrom('search_misses').where('query', 'not in', kept).execute()
}

/** Queries without results, most frequent first. */
export async function listMisses(db: Database): Promise<SearchMiss[]> {
  const rows = await db
    .selectFrom('search_misses')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('lastOn', 'desc')
    .orderBy('query')
    .execute()
  return dropCorruptRows(rows)
}

/** Deletes one of them, or all. */
export async function forgetMisses(db: Database, query?: string): Promise<void> {
  const all = db.deleteFrom('search_misses')
  await (query === undefined ? all : all.where('query', '=', query)).execute()
}
