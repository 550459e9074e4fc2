import { pathOf } from '../../documents/core/define-document.ts'
import { type DocumentRow, listRows } from '../../documents/core/document-rows.server.ts'
import { isVisible } from '../../documents/core/pages.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { courses, courseTexts } from '../curriculum/courses.ts'
import { cutExcerpt, markWords } from './excerpt.ts'
import { findDocuments, type GroupCounts, type Hit } from './find-documents.ts'
import type { FixedPage } from './fixed-pages.server.ts'
import { type Blocks, blockGroup, blockOf, courseGroup } from './read-documents.server.ts'
import { type Known, type ReadQuery, readQuery } from './read-query.ts'
import { readText } from './readable-text.server.ts'
import type { Facet, Question, SearchAnswer, SearchResult } from './search-answer.ts'

type Site = { db: Database; kinds: readonly DocumentKind[]; fixed?: readonly FixedPage[] }

/** Answers a search question: the results with titles and excerpts, and the facets. */
export async function answerQuestion(
  site: Site,
  known: Known & { blocks: Blocks },
  question: Question,
): Promise<SearchAnswer> {
  const query = readQuery(question.text, question.isTyping, known)
  const { hits, total, counts, isPartial } = findDocuments(known.index, query, question)
  const { blocks } = known
  const results = await describeHits(site, hits, { terms: termsOf(query), blocks, today: question.today })
  return { results, total, isPartial, corrected: query.corrected, facets: nameFacets(site, counts, blocks) }
}

function termsOf({ slots }: ReadQuery): ReadonlySet<string> {
  return new Set(slots.flat().flatMap(({ terms }) => terms))
}

type Describing = { terms: ReadonlySet<string>; blocks: Blocks; today: string }

async function describeHits(
  site: Site,
  hits: readonly Hit[],
  describing: Describing,
): Promise<SearchResult[]> {
  const rows = new Map<string, DocumentRow>()
  for (const kind of site.kinds) {
    const ids = hits.filter((hit) => hit.kind === kind.tipo).map(({ id }) => id)
    if (ids.length === 0) continue
    // The index may be older than a document's withdrawal, so check visibility again.
    for (const row of await listRows(site.db, kind, ids))
      if (isVisible(kind, row, describing.today)) rows.set(`${kind.tipo}/${row.id}`, row)
  }
  return hits.flatMap(({ kind: kindSlug, id }) => {
    const page = site.fixed?.find((one) => one.kind === kindSlug && one.id === id)
    if (page) return [describePage(page, describing)]
    const kind = site.kinds.find((one) => one.tipo === kindSlug)
    const row = rows.get(`${kindSlug}/${id}`)
    return kind && row ? [describe(kind, row, describing)] : []
  })
}

function describe(kind: DocumentKind, row: DocumentRow, { terms, blocks }: Describing): SearchResult {
  const { title, text } = kind.search(row)
  // Of several texts (statement before solution, description before text) take the first with most matches.
  const pieces = text.filter((part) => part !== null).map((part) => cutExcerpt(readText(part).text, terms))
  const best = pieces.reduce((one, other) => (other.found > one.found ? other : one), pieces[0] ?? noPiece)
  return {
    kind: kind.tipo,
    id: row.id,
    kindName: kind.texts.name,
    block: blockOf(kind, row, blocks),
    title: markWords(title, terms),
    excerpt: best.pieces,
    address: pathOf(kind, { id: row.id, slug: String(row.slug) }) ?? kind.list,
  }
}

function describePage(page: FixedPage, { terms }: Describing): SearchResult {
  return {
    kind: page.kind,
    id: page.id,
    kindName: page.kindName,
    block: null,
    address: page.address,
    title: markWords(page.title, terms),
    excerpt: cutExcerpt(readText(page.text).text, terms).pieces,
  }
}

const noPiece = { pieces: [], found: 0 }

function nameFacets({ kinds, fixed = [] }: Site, counts: GroupCounts, blocks: Blocks): Facet[] {
  const choose = (group: Facet['group'], choices: Iterable<[value: string, text: string]>): Facet => ({
    group,
    choices: [...choices].flatMap(([value, text]) => {
      const count = counts.get(group)?.get(value) ?? 0
      return count > 0 ? [{ value, text, count }] : []
    }),
  })
  // Blocks of the syllabus in order, then block names that occur only in documents.
  const ofBlocks = [...blocks.values()].map(({ name }) => name)
  const names = new Set([...ofBlocks, ...[...(counts.get(blockGroup)?.keys() ?? [])].sort()])
  const sections = new Map([
    ...kinds.map(({ tipo: kindSlug, words }): [string, string] => [kindSlug, capital(words.many)]),
    ...fixed.map(({ kind, groupName }): [string, string] => [kind, groupName]),
  ])
  return [
    choose('kind', sections),
    choose(
      courseGroup,
      courses.map((course) => [course, courseTexts[course]]),
    ),
    choose(
      blockGroup,
      [...names].map((name) => [name, name]),
    ),
  ]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
