import { addedId, readListPart, toAddress } from '../ui/list-part.ts'
import { longestQuery } from './read-query.ts'
import type { Question } from './search-answer.ts'

export { addedId }

const perPage = 10

/** The parameters of the routes that answer a search. */
export const searchParameters = ['q', 'tipo', 'bloque', 'paginas'] as const
type SearchParameters = Record<(typeof searchParameters)[number], string | null>

/** What an address asks for: `?q=` the words, `&tipo=` and `&bloque=` what it is narrowed to, `&paginas=` how much of it. */
export type Asked = {
  query: string
  kind: string | null
  block: string | null
  pages: number
  /** Place of the first result that «Ver más» added. */
  added: number | undefined
}

export function readAsked({ q, tipo, bloque, paginas }: SearchParameters): Asked {
  const { pages, added } = readListPart({ paginas }, perPage)
  return {
    query: (q ?? '').trim().slice(0, longestQuery),
    kind: tipo || null,
    block: bloque || null,
    pages,
    added,
  }
}

/** The question that an address asks. `today`: YYYY-MM-DD in Madrid. */
export function toQuestion({ query, kind, block, pages }: Asked, today: string): Question {
  const groups = { ...(kind && { kind }), ...(block && { bloque: block }) }
  return { text: query, today, groups, from: 0, count: pages * perPage, isTyping: false }
}

/** The address that asks the same, but for what is given. */
export function addressOf({ query, kind, block }: Asked, change: Partial<Asked> = {}): string {
  const { pages, ...asked } = { query, kind, block, pages: 1, ...change }
  const parts = { q: asked.query, tipo: asked.kind, bloque: asked.block }
  return toAddress('/buscar', { ...parts, paginas: pages > 1 ? String(pages) : null })
}
