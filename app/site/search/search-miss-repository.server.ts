import { sql } from 'kysely'
import { soundRows } from '../../platform/db/sound-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import { longestQuery } from './read-query.ts'
import { tokenize } from './tokenize.ts'

export type SearchMiss = { query: string; count: number; lastOn: string }

/** So many are kept; the oldest go. */
const mostMisses = 500
const longestMiss = 80

/**
 * What is kept of a search that found nothing: its words, without anything of whoever searched. Undefined for what may name a
 * person (an address, a telephone number) and for what nobody could learn from.
 */
export function toMiss(text: string): string | undefined {
  if (text.includes('@') || /\d(?:[ .-]?\d){5}/.test(text)) return undefined
  const words = [...tokenize(text.slice(0, longestQuery))].map(({ form }) => form).join(' ')
  return words.length >= 2 && words.length <= longestMiss && /\p{L}/u.test(words) ? words : undefined
}

/** Counts that `query` found nothing. `today`: YYYY-MM-DD, all that is kept of the time. */
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
    .limit(mostMisses)
  await db.deleteFrom('search_misses').where('query', 'not in', kept).execute()
}

/** What found nothing, the most frequent first. */
export async function listMisses(db: Database): Promise<SearchMiss[]> {
  const rows = await db
    .selectFrom('search_misses')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('lastOn', 'desc')
    .orderBy('query')
    .execute()
  return soundRows(rows)
}

/** Forgets one of them, or all. */
export async function forgetMisses(db: Database, query?: string): Promise<void> {
  const all = db.deleteFrom('search_misses')
  await (query === undefined ? all : all.where('query', '=', query)).execute()
}
