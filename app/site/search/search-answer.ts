import type { Piece } from './excerpt.ts'

/** What a person asks. `groups`: what the search is narrowed to; `isTyping`: the last word may be a beginning. */
export type Question = {
  text: string
  today: string
  groups: Readonly<Record<string, string>>
  from: number
  count: number
  isTyping: boolean
}

/** One result, ready to be shown. */
export type SearchResult = {
  kind: string
  id: string
  /** «Tema», «Reto», … */
  kindName: string
  /** The name of its block, where it has one. */
  block: string | null
  title: Piece[]
  excerpt: Piece[]
  address: string
}

/** What a search can be narrowed to. */
export type Facet = {
  group: 'kind' | 'bloque' | 'curso'
  choices: { value: string; text: string; count: number }[]
}

export type SearchAnswer = {
  results: SearchResult[]
  total: number
  /** Nothing has all of the words: these have most of them. */
  isPartial: boolean
  /** Words that nothing has, and what was looked for instead. */
  corrected: { typed: string; meant: string }[]
  facets: Facet[]
}
