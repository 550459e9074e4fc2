import { parseJson } from './parse-json.ts'
import { soundRows } from './sound-rows.ts'

/** Where a page of a list ended: the two values by which the list is sorted. */
export type Key = readonly [string, string]

/** What a page asks of a list. `after` is the `next` of the page before, as the reader's address brings it. */
export type PageRequest = { after?: string | null | undefined; limit: number }

/** One page of a list; `next` is null on the last one. */
export type Page<Item> = { items: Item[]; next: string | null }

/** An opaque text, safe in an address, for the place where a page ended. */
export function encodeCursor(key: Key): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

/** The place that a cursor names. What is no cursor of ours counts as none: the list begins at its beginning. */
export function decodeCursor(cursor: string | null | undefined): Key | undefined {
  if (!cursor) return undefined
  const value = parseJson(Buffer.from(cursor, 'base64url').toString())
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [first, second]: unknown[] = value
  return typeof first === 'string' && typeof second === 'string' ? [first, second] : undefined
}

/** Makes a page of the rows of a query that asked for one row more than `limit`. Broken rows are left out. */
export function toPage<Item extends object>(
  rows: readonly Item[],
  limit: number,
  keyOf: (item: Item) => Key,
): Page<Item> {
  const items = soundRows(rows.slice(0, limit))
  const last = items.at(-1)
  return { items, next: rows.length > limit && last ? encodeCursor(keyOf(last)) : null }
}
