import type { ContentClock } from '../db/content-clock.server.ts'
import type { Database } from '../db/tables.ts'
import { pathOf } from '../documents/define-document.ts'
import { openTermMatcher, type Term, type TermMatcher } from '../markdown/term-matcher.ts'
import type { Terms } from '../markdown/terms-context.ts'
import { term as termDefinition } from './term.ts'
import { type GlossaryTerm, listTerms } from './term-repository.server.ts'

type Glossary = { version: number | undefined; find: TermMatcher<ExplainedTerm> }
type ExplainedTerm = GlossaryTerm & { forms: string[] }

// A text with more is one that a reader cannot follow anyway.
const mostInText = 60

/**
 * Finds the terms that texts name. All terms are read once and held until one of them changes, which the clock of the
 * database tells without being asked.
 */
export function openTerms(db: Database, clock: Pick<ContentClock, 'read' | 'readVersions'>): Terms {
  let held: { at: number; glossary: Promise<Glossary> } | undefined

  async function load(before: Promise<Glossary> | undefined): Promise<Glossary> {
    const version = (await clock.readVersions()).get('glossary_terms')
    const known = await before?.catch(() => undefined)
    if (known && known.version === version) return known
    const terms = await listTerms(db)
    return {
      version,
      find: openTermMatcher(terms.map((term) => ({ ...term, forms: [term.term, ...term.forms] }))),
    }
  }

  function readGlossary(): Promise<Glossary> {
    // Read before the terms are: a change that comes between makes them be read once more, never once too few.
    const at = clock.read()
    if (held?.at === at) return held.glossary
    const glossary = load(held?.glossary)
    const own = { at, glossary }
    held = own
    glossary.catch(() => {
      // The next one asks again; this fault is told to who waits for it.
      if (held === own) held = undefined
    })
    return glossary
  }

  return {
    async findIn(text, topicId) {
      const { find } = await readGlossary()
      const places = find(text, ({ everywhere, topicIds }) => everywhere || topicIds.includes(topicId))
      const named = new Set(places.map(({ term }) => term))
      return [...named].slice(0, mostInText).map(toTerm)
    },
  }
}

function toTerm({ id, term, definition, forms }: ExplainedTerm): Term {
  const address = pathOf(termDefinition, { id, slug: null }) ?? termDefinition.list
  return { id, name: term, definition, address, forms }
}
