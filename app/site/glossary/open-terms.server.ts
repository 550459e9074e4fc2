import { pathOf } from '../../documents/core/define-document.ts'
import type { ContentClock } from '../../platform/db/content-clock.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { EventLoopYielder } from '../../platform/db/yield-to-event-loop.ts'
import type { Terms } from '../../platform/http/request-info.ts'
import { MARKDOWN_LIMIT } from '../../platform/markdown/markdown-limit.ts'
import { openLargeTermMatcher, type Term, type TermMatcher } from '../../platform/markdown/term-matcher.ts'
import { type GlossaryTerm, listTerms } from './term.server.ts'
import { term as termDefinition } from './term.ts'

type Glossary = { version: number | undefined; find: TermMatcher<GlossaryTerm> }

// Limit of terms per text; a reader could not follow more.
const maxInText = 60
// Characters of a text scanned per turn of the event loop.
const chunkSize = 8_000

/**
 * Finds the glossary terms in texts. All terms are cached until one changes, which the content clock reports
 * without a query.
 */
export function openTerms(db: Database, clock: Pick<ContentClock, 'read' | 'readVersions'>): Terms {
  const yielder = new EventLoopYielder()
  const yieldIfDue = (): Promise<void> => yielder.yieldIfDue()
  let held: { at: number; glossary: Promise<Glossary> } | undefined

  async function load(before: Promise<Glossary> | undefined): Promise<Glossary> {
    const version = (await clock.readVersions()).get('glossary_terms')
    const known = await before?.catch(() => undefined)
    if (known && known.version === version) return known
    const terms = await listTerms(db)
    const named = terms.map((term) => ({ ...term, forms: [term.term, ...term.forms] }))
    return { version, find: await openLargeTermMatcher(named, yieldIfDue) }
  }

  function readGlossary(): Promise<Glossary> {
    // Read the clock before the terms: a change in between causes one extra read, never a stale cache.
    const at = clock.read()
    if (held?.at === at) return held.glossary
    const glossary = load(held?.glossary)
    const own = { at, glossary }
    held = own
    glossary.catch(() => {
      // Only the callers that wait receive this error; the next call reads again.
      if (held === own) held = undefined
    })
    return glossary
  }

  return {
    async findIn(text, topicId) {
      const { find } = await readGlossary()
      const named = new Set<GlossaryTerm>()
      for (const piece of cutAtLines(text.slice(0, MARKDOWN_LIMIT))) {
        await yieldIfDue()
        const places = find(piece, ({ everywhere, topicIds }) => everywhere || topicIds.includes(topicId))
        for (const { term } of places) named.add(term)
      }
      return [...named].slice(0, maxInText).map(toTerm)
    },
  }
}

// Cutting at line ends splits no term: the parser reads line by line.
function* cutAtLines(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const atLine = text.lastIndexOf('\n', start + chunkSize)
    const end = start + chunkSize < text.length && atLine > start ? atLine : start + chunkSize
    yield text.slice(start, end)
    start = end
  }
}

function toTerm({ id, term, definition, forms }: GlossaryTerm): Term {
  const address = pathOf(termDefinition, { id, slug: null }) ?? termDefinition.list
  return { id, name: term, definition, address, forms }
}
