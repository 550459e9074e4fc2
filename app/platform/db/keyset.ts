import { dropCorruptRows } from './drop-corrupt-rows.ts'
import { parseJson } from './parse-json.ts'

/** The position of a row in a sorted list: the values of its two sort columns. */
export type Key = readonly [string, string]

/** Which page of a list to read. `after` is the `next` of the previous page, untrusted from the URL. */
export type PageRequest = { after?: string | null | undefined; limit: number }

/** One page of a list; `next` is the cursor of the following page, null on the last one. */
export type Page<Item> = { items: Item[]; next: string | null }

/** Encodes a position as an opaque string that is safe in a URL. */
export function encodeCursor(key: Key): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

/** Decodes a cursor; undefined for an invalid one, which means the start of the list. */
export function decodeCursor(cursor: string | null | undefined): Key | undefined {
  if (!cursor) return undefined
  const value = parseJson(Buffer.from(cursor, 'base64url').toString())
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [first, second]: unknown[] = value
  return typeof first === 'string' && typeof second === 'string' ? [first, second] : undefined
}

/** Makes a page from the rows of a query with a limit of `limit + 1`. Corrupt rows are left out. */
export function toPage<Item extends object>(
  rows: readonly Item[],
  limit: number,
  keyOf: (item: Item) => Key,
): Page<Item> {
  const items = dropCorruptRows(rows.slice(0, limit))
  const last = items.at(-1)
  return { items, next: rows.length > limit && last ? encodeCursor(keyOf(last)) : null }
}
