import type { DocumentOverviewTable, OverviewState } from '../../platform/db/document-tables.ts'
import { type DocumentDefinition, findSlug } from './define-document.ts'
import type { DocumentRow } from './document-rows.server.ts'
import type { DocumentDraft } from './draft-rows.server.ts'
import { listValues } from './field-schemas.ts'
import type { ServedDocument } from './serve-document.server.ts'

type Kind = Pick<ServedDocument, 'tipo' | 'title' | 'fields' | 'block' | 'visible' | 'texts'>

/** A document with its published row, its draft, or both. */
export type Written =
  | { row: DocumentRow; draft?: DocumentDraft | undefined }
  | { row?: undefined; draft: DocumentDraft }

/** Maximum number of search terms per document. */
const maxTerms = 60
const maxTerm = 60

/** Returns the key of a document that is unique across kinds. */
export function overviewKey({ tipo: kindSlug }: Pick<DocumentDefinition, 'tipo'>, id: string): string {
  return `${kindSlug}/${id}`
}

/** Folds a text for sorting and searching: lower case without accents. */
function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Returns the folded words of a text without duplicates. */
export function foldWords(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, maxTerm)))].slice(0, maxTerms)
}

/** Returns a document's row in the overview. The draft, if any, takes precedence over the published row. */
export function toOverview(kind: Kind, { row, draft }: Written): DocumentOverviewTable {
  const id = draft?.id ?? row?.id ?? ''
  const latest: Readonly<Record<string, unknown>> = draft?.fields ?? row ?? {}
  const title = String(latest[kind.title] ?? '').trim() || kind.texts.name
  const [storedAt, draftAt] = [row?.updatedAt ?? '', draft?.updatedAt ?? '']
  return {
    key: overviewKey(kind, id),
    tipo: kind.tipo,
    id,
    title,
    sortTitle: foldText(title).slice(0, 200),
    block: kind.block === undefined ? '' : String(latest[kind.block] ?? ''),
    courses: typeof latest.courses === 'string' ? latest.courses : '',
    ...stateOf(kind, row, draft),
    storedAt,
    changedAt: storedAt > draftAt ? storedAt : draftAt,
    changedBy: draft && draftAt >= storedAt ? draft.savedBy : null,
    checkedAt: '',
  }
}

type State = { state: OverviewState; visibleFrom: string; publishAt: string }

function stateOf(kind: Kind, row: DocumentRow | undefined, draft: DocumentDraft | undefined): State {
  const { isSeen, visibleFrom } = row ? visibility(kind, row) : { isSeen: false, visibleFrom: '' }
  // A draft whose publication failed waits for an editor and is no longer scheduled.
  const publishAt = draft?.problem === null ? (draft.publishAt ?? '') : ''
  if (publishAt !== '') return { state: 'scheduled', visibleFrom, publishAt }
  const seen: OverviewState = draft ? 'changed' : 'published'
  return { state: isSeen ? seen : 'draft', visibleFrom, publishAt }
}

// A document whose flag is off is a draft; one with a future day counts as published, visible from that day.
function visibility({ visible }: Kind, row: DocumentRow): { isSeen: boolean; visibleFrom: string } {
  const [column, operator, value] = visible?.({ today: '' }) ?? []
  if (column === undefined) return { isSeen: true, visibleFrom: '' }
  if (operator === '<=') return { isSeen: true, visibleFrom: String(row[column] ?? '') }
  return { isSeen: row[column] === value, visibleFrom: '' }
}

/** Returns the search terms of a document: the words of its titles and addresses, and its criteria. */
export function listTerms({ title, fields }: Kind, { row, draft }: Written): string[] {
  const slug = findSlug(fields)
  const named = [row?.[title], slug && row?.[slug.name], draft?.title, draft?.slug, row?.id]
  const words = foldWords(named.filter((text) => typeof text === 'string').join(' '))
  return [...words, ...listCriteria(row ?? draft?.fields ?? {}).map(criterionTerm)]
}

/** Returns the term of a criterion. The `=` keeps it distinct from any word. */
function criterionTerm(id: string): string {
  return `=${id}`
}

function listCriteria({ criteria }: Readonly<Record<string, unknown>>): string[] {
  return typeof criteria === 'string' ? [...new Set(listValues(criteria))] : []
}
