import type { SearchIndex } from './search-index.ts'
import { isStopWord, stem } from './stem-spanish.ts'
import type { Synonyms } from './synonyms.ts'
import { tokenize } from './tokenize.ts'
import type { Vocabulary } from './vocabulary.ts'

/** One way to say a part of what is looked for: all of its terms, worth so much. `form`: the spelling that was typed. */
export type Alternative = { terms: readonly string[]; weight: number; form?: string }
/** A part of what is looked for: any of its alternatives. */
export type Slot = readonly Alternative[]
/** `corrected`: what was typed and what is looked for instead, when there was a slip. */
export type ReadQuery = { slots: Slot[]; corrected: { typed: string; meant: string }[] }

/** Longer questions are cut: letters, and words that mean something. */
export const longestQuery = 200
const mostWords = 12
const mostCompletions = 40
const worth = { own: 1, synonym: 0.8, completed: 0.7, corrected: 0.9 }

export type Known = { index: SearchIndex; vocabulary: Vocabulary; synonyms: Synonyms }

/** What a person looks for, as parts that must all be found. `isTyping`: the last word may be a beginning. */
export function readQuery(text: string, isTyping: boolean, known: Known): ReadQuery {
  const words = [...tokenize(text.slice(0, longestQuery).normalize('NFC'))].map(({ form }) => form)
  const meant = words.filter((form) => !isStopWord(form))
  // «qué es»: nothing but such words, which only titles have in the index.
  const forms = (meant.length > 0 ? meant : words).slice(0, mostWords)
  const terms = forms.map(stem)
  const isBeginning = isTyping && /[\p{L}\p{N}]$/u.test(text)
  const query: ReadQuery = { slots: [], corrected: [] }
  for (let at = 0; at < terms.length; ) {
    const named = known.synonyms.find(terms, at)
    const length = named?.length ?? 1
    const own: Alternative = { terms: terms.slice(at, at + length), weight: worth.own }
    if (length === 1) own.form = forms[at] ?? ''
    const others = (named?.others ?? []).map((other) => ({ terms: other, weight: worth.synonym }))
    const isLast = at + length === terms.length
    query.slots.push(fill([own, ...others], { isLast: isLast && isBeginning, known, query }))
    at += length
  }
  return query
}

type Filling = { isLast: boolean; known: Known; query: ReadQuery }

/** Adds what a beginning may become, and where nothing has the word, what was most likely meant. */
function fill(slot: Alternative[], { isLast, known: { index, vocabulary }, query }: Filling): Slot {
  const isKnown = slot.some(({ terms }) => terms.every((term) => index.terms.has(term)))
  const form = slot[0]?.form
  if (form === undefined || (isKnown && !isLast)) return slot
  const completed =
    form.length > 1 && (isLast || form.length > 3) ? vocabulary.complete(form, mostCompletions) : []
  const more = completed.map((term) => ({ terms: [term], weight: worth.completed }))
  if (isKnown || more.length > 0) return [...slot, ...more]
  const meant = vocabulary.correct(form)
  if (!meant) return slot
  query.corrected.push({ typed: form, meant: meant.form })
  return [...slot, { terms: [meant.term], weight: worth.corrected, form: meant.form }]
}
