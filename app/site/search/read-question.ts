import { addedId, readListPart, toAddress } from '../../ui/forms/list-part.ts'
import { courses } from '../curriculum/courses.ts'
import { maxQueryLength } from './read-query.ts'
import type { Question } from './search-answer.ts'

export { addedId }

const perPage = 10

/** The URL parameters of the search routes. */
export const searchParameters = ['q', 'tipo', 'bloque', 'curso', 'paginas'] as const
type SearchParameters = Record<(typeof searchParameters)[number], string | null>

/**
 * A parsed search address: `?q=` query, `&tipo=`, `&bloque=` and `&curso=` filters, `&paginas=` number of
 * pages.
 */
export type Asked = {
  query: string
  kind: string | null
  block: string | null
  course: string | null
  pages: number
  /** Position of the first result that «Ver más» added. */
  added: number | undefined
}

export function readAsked({ q, tipo: kindSlug, bloque, curso, paginas }: SearchParameters): Asked {
  const { pages, added } = readListPart({ paginas }, perPage)
  return {
    query: (q ?? '').trim().slice(0, maxQueryLength),
    kind: kindSlug || null,
    block: bloque || null,
    course: courses.find((course) => course === curso) ?? null,
    pages,
    added,
  }
}

/** The search question of an address. `today`: YYYY-MM-DD in Madrid. */
export function toQuestion({ query, kind, block, course, pages }: Asked, today: string): Question {
  const groups = { ...(kind && { kind }), ...(block && { bloque: block }), ...(course && { curso: course }) }
  return { text: query, today, groups, from: 0, count: pages * perPage, isTyping: false }
}

/** The address of the same search with changes. */
export function addressOf({ query, kind, block, course }: Asked, change: Partial<Asked> = {}): string {
  const { pages, ...asked } = { query, kind, block, course, pages: 1, ...change }
  const parts = { q: asked.query, tipo: asked.kind, bloque: asked.block, curso: asked.course }
  return toAddress('/buscar', { ...parts, paginas: pages > 1 ? String(pages) : null })
}

/** Whether a search has any filter. */
export function isNarrowed({ kind, block, course }: Asked): boolean {
  return kind !== null || block !== null || course !== null
}
