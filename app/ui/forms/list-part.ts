/**
 * The part of a list in a URL: `?paginas=3` shows its first three pages together, and `&desde=…` starts
 * further on.
 */
export type ListPart = {
  after: string | null
  pages: number
  /** Number of entries of all these pages. */
  limit: number
  /** Index of the first entry of the last page, which the link of «Ver más» jumps to. */
  added: number | undefined
}

/** Maximum number of pages shown together; after that, the list starts again from its last entry. */
const maxPages = 10

/** The id of the first entry that «Ver más» added. */
export const addedId = 'seguir'

/** The query parameters of every route with a list. */
export const listParameters = ['desde', 'paginas'] as const

type ListParameters = Partial<Record<(typeof listParameters)[number], string | null>>

/** Reads the part of a list from the query parameters; an invalid number of pages counts as one. */
export function readListPart({ desde, paginas }: ListParameters, perPage: number): ListPart {
  const given = paginas ?? ''
  const pages = /^\d{1,4}$/.test(given) ? Math.min(Math.max(Number(given), 1), maxPages) : 1
  return {
    after: desde || null,
    pages,
    limit: pages * perPage,
    added: pages > 1 ? (pages - 1) * perPage : undefined,
  }
}

type Query = Record<string, string | null>

/**
 * The address of the same list with one more page, at the first new entry. `query`: other parameters; `next`:
 * cursor of the next page.
 */
export function addressOfMore(path: string, query: Query, part: ListPart, next: string): string {
  if (part.pages >= maxPages) return toAddress(path, { ...query, desde: next })
  const longer = toAddress(path, { ...query, desde: part.after, paginas: String(part.pages + 1) })
  return `${longer}#${addedId}`
}

/** A path with those parameters that have a value. */
export function toAddress(path: string, query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
  return params.size > 0 ? `${path}?${params}` : path
}
