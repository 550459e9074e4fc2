import type { Piece } from './excerpt.ts'

/** A search question. `groups`: its filters; `isTyping`: the last word may be incomplete. */
export type Question = {
  text: string
  today: string
  groups: Readonly<Record<string, string>>
  from: number
  count: number
  isTyping: boolean
}

/** A result, ready for display. */
export type SearchResult = {
  kind: string
  id: string
  /** «Tema», «Reto», … */
  kindName: string
  /** The name of its block, if it has one. */
  block: string | null
  title: Piece[]
  excerpt: Piece[]
  address: string
}

/** A filter of the search with its choices. */
export type Facet = {
  group: 'kind' | 'bloque' | 'curso'
  choices: { value: string; text: string; count: number }[]
}

export type SearchAnswer = {
  results: SearchResult[]
  total: number
  /** No document has all of the words: these have most of them. */
  isPartial: boolean
  /** Unknown words, and what was searched instead. */
  corrected: { typed: string; meant: string }[]
  facets: Facet[]
}
