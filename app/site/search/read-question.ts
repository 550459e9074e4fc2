import { addedId, readListPart, toAddress } from '../../ui/forms/list-part.ts'
import { courses } from '../curriculum/courses.ts'
import { longestQuery } from './read-query.ts'
import type { Question } from './search-answer.ts'

export { addedId }

const perPage = 10

/** The parameters of the routes that answer a search. */
export const searchParameters = ['q', 'tipo', 'bloque', 'curso', 'paginas'] as const
type SearchParameters = Record<(typeof searchParameters)[number], string | null>

/** What an address asks for: `?q=` the words, `&tipo=`, `&bloque=` and `&curso=` what it is narrowed to, `&paginas=` how much of it. */
export type Asked = {
  query: string
  kind: string | null
  block: string | null
  course: string | null
  pages: number
  /** Place of the first result that «Ver más» added. */
  added: number | undefined
}

export function readAsked({ q, tipo, bloque, curso, paginas }: SearchParameters): Asked {
  const { pages, added } = readListPart({ paginas }, perPage)
  return {
    query: (q ?? '').trim().slice(0, longestQuery),
    kind: tipo || null,
    block: bloque || null,
    course: courses.find((course) => course === curso) ?? null,
    pages,
    added,
  }
}

/** The question that an address asks. `today`: YYYY-MM-DD in Madrid. */
export function toQuestion({ query, kind, block, course, pages }: Asked, today: string): Question {
  const groups = { ...(kind && { kind }), ...(block && { bloque: block }), ...(course && { curso: course }) }
  return { text: query, today, groups, from: 0, count: pages * perPage, isTyping: false }
}

/** The address that asks the same, but for what is given. */
export function addressOf({ query, kind, block, course }: Asked, change: Partial<Asked> = {}): string {
  const { pages, ...asked } = { query, kind, block, course, pages: 1, ...change }
  const parts = { q: asked.query, tipo: asked.kind, bloque: asked.block, curso: asked.course }
  return toAddress('/buscar', { ...parts, paginas: pages > 1 ? String(pages) : null })
}

/** Whether a question asks for a part of what there is. */
export function isNarrowed({ kind, block, course }: Asked): boolean {
  return kind !== null || block !== null || course !== null
}
