/**
 * The part of a list that an address asks for: `?paginas=3` is its first three pages, one below the other, and
 * `&desde=…` begins further on.
 */
export type ListPart = {
  after: string | null
  pages: number
  /** How many entries all of its pages have. */
  limit: number
  /** Place of the first entry that «Ver más» added, which its link leads to. */
  added: number | undefined
}

/** So many pages stand below each other at most; a list that goes on does so from a new beginning. */
const mostPages = 10

/** The id of the first entry that «Ver más» added. */
export const addedId = 'seguir'

/** What an address may say of a list: the parameters of every route that shows one. */
export const listParameters = ['desde', 'paginas'] as const

type ListParameters = Partial<Record<(typeof listParameters)[number], string | null>>

/** Reads the part that an address asks for; what is no number counts as one page. */
export function readListPart({ desde, paginas }: ListParameters, perPage: number): ListPart {
  const given = paginas ?? ''
  const pages = /^\d{1,4}$/.test(given) ? Math.min(Math.max(Number(given), 1), mostPages) : 1
  return {
    after: desde || null,
    pages,
    limit: pages * perPage,
    added: pages > 1 ? (pages - 1) * perPage : undefined,
  }
}

type Query = Record<string, string | null>

/**
 * Address of the same list with one page more below, at its first entry. `query`: what else the address says;
 * `next`: where the part ends.
 */
export function addressOfMore(path: string, query: Query, part: ListPart, next: string): string {
  if (part.pages >= mostPages) return toAddress(path, { ...query, desde: next })
  const longer = toAddress(path, { ...query, desde: part.after, paginas: String(part.pages + 1) })
  return `${longer}#${addedId}`
}

/** A path with those parameters that have a value. */
export function toAddress(path: string, query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
  return params.size > 0 ? `${path}?${params}` : path
}
