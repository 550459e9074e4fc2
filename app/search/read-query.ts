import type { SearchIndex } from './search-index.ts'
import { isStopWord, stem } from './stem-spanish.ts'
import type { Synonyms } from './synonyms.ts'
import { joinHyphened, tokenize, type Word } from './tokenize.ts'
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
  const asked = text.slice(0, longestQuery).normalize('NFC')
  const words = [...tokenize(asked)]
  const meant = words.filter(({ form }) => !isStopWord(form))
  // «qué es»: nothing but such words, which only titles have in the index.
  const used = (meant.length > 0 ? meant : words).slice(0, mostWords)
  const forms = used.map(({ form }) => form)
  const terms = forms.map(stem)
  const joined = findJoined(asked, used)
  const isBeginning = isTyping && /[\p{L}\p{N}]$/u.test(text)
  const query: ReadQuery = { slots: [], corrected: [] }
  for (let at = 0; at < terms.length; ) {
    const named = known.synonyms.find(terms, at)
    const whole = joined.get(at)
    const length = named?.length ?? whole?.length ?? 1
    const own: Alternative = { terms: terms.slice(at, at + length), weight: worth.own }
    if (length === 1) own.form = forms[at] ?? ''
    const others = (named?.others ?? []).map((other) => ({ terms: other, weight: worth.synonym }))
    const isLast = at + length === terms.length
    if (whole?.length === length) others.push(...sayJoined(whole.form, known))
    query.slots.push(fill([own, ...others], { isLast: isLast && isBeginning, known, query }))
    at += length
  }
  return query
}

/** Where words with hyphens begin among the words, how many of them they are, and how they are written as one. */
function findJoined(text: string, words: readonly Word[]): Map<number, { length: number; form: string }> {
  const found = new Map<number, { length: number; form: string }>()
  for (const { form, start, end } of joinHyphened(text)) {
    const at = words.findIndex((word) => word.start === start)
    const length = words.filter((word) => word.start >= start && word.end <= end).length
    if (at >= 0 && length > 1) found.set(at, { length, form })
  }
  return found
}

/** «wifi» for «wi-fi», and what else that is called. */
function sayJoined(form: string, { synonyms }: Known): Alternative[] {
  const term = stem(form)
  const others = synonyms.find([term], 0)?.others ?? []
  return [{ terms: [term], weight: worth.own }, ...others.map((terms) => ({ terms, weight: worth.synonym }))]
}

type Filling = { isLast: boolean; known: Known; query: ReadQuery }

/** Adds what a beginning may become, and where nothing has the word, what was most likely meant. */
function fill(slot: Alternative[], { isLast, known: { index, vocabulary, synonyms }, query }: Filling): Slot {
  const isKnown = slot.some(({ terms }) => terms.every((term) => index.terms.has(term)))
  const form = slot[0]?.form
  if (form === undefined || (isKnown && !isLast)) return slot
  const completed =
    form.length > 1 && (isLast || form.length > 3) ? vocabulary.complete(form, mostCompletions) : []
  const named = (term: string, weight: number): Alternative[] =>
    (synonyms.find([term], 0)?.others ?? []).map((terms) => ({ terms, weight: weight * worth.synonym }))
  const more = completed.flatMap((term) => [
    { terms: [term], weight: worth.completed },
    // A word that only the synonyms know stands for those that texts have.
    ...(index.terms.has(term) ? [] : named(term, worth.completed)),
  ])
  if (isKnown || more.length > 0) return [...slot, ...more]
  const meant = vocabulary.correct(form)
  if (!meant) return slot
  query.corrected.push({ typed: form, meant: meant.form })
  const corrected = { terms: [meant.term], weight: worth.corrected, form: meant.form }
  return [...slot, corrected, ...named(meant.term, worth.corrected)]
}
