import { listValues } from '../../documents/core/field-schemas.ts'
import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import { term } from './term.ts'

export const servedTerm = serveDocument(term, {
  search: ({ term, forms, definition }) => ({ title: term, text: [forms, definition] }),
})

/** A glossary term. `topicIds` may contain deleted topics. */
export type GlossaryTerm = {
  id: string
  term: string
  definition: string
  forms: string[]
  topicIds: string[]
  /** Explained in every topic, not only in those of `topicIds`. */
  everywhere: boolean
}
/** A term in the list, with its existing topics. */
export type ListedTerm = GlossaryTerm & { topics: { id: string; title: string }[] }

const columns = ['id', 'term', 'definition', 'forms', 'topicIds', 'everywhere'] as const
const spanish = new Intl.Collator('es')

/** All terms in Spanish dictionary order; sorted here, because the two databases sort differently. */
export async function listTerms(db: Database): Promise<GlossaryTerm[]> {
  const rows = await db.selectFrom('glossary_terms').select(columns).orderBy('term').execute()
  const terms = dropCorruptRows(rows).map((row) => ({
    ...row,
    forms: listValues(row.forms),
    topicIds: listValues(row.topicIds),
    everywhere: row.everywhere === 1,
  }))
  return terms.sort((a, b) => spanish.compare(a.term, b.term))
}

/** {@link listTerms}, with the titles of their topics. */
export async function listTermsWithTopics(db: Database): Promise<ListedTerm[]> {
  const terms = await listTerms(db)
  const ids = [...new Set(terms.flatMap(({ topicIds }) => topicIds))]
  const query = db.selectFrom('topics').select(['id', 'title']).where('id', 'in', ids)
  const rows = ids.length > 0 ? dropCorruptRows(await query.execute()) : []
  const topics = new Map(rows.map((topic) => [topic.id, topic]))
  return terms.map((term) => ({ ...term, topics: term.topicIds.flatMap((id) => topics.get(id) ?? []) }))
}

/**
 * The letter under which a term is listed; «#» if it does not start with a letter. Only ñ differs from its
 * base letter.
 */
export function letterOf(term: string): string {
  const first = term.charAt(0).toUpperCase()
  if (first === 'Ñ') return first
  const base = first.normalize('NFD').charAt(0)
  return /[A-Z]/.test(base) ? base : '#'
}
