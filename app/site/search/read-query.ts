import type { SearchIndex } from './search-index.ts'
import { isStopWord, stem } from './stem-spanish.ts'
import type { Synonyms } from './synonyms.ts'
import { tokenize, type Word } from './tokenize.ts'
import type { Vocabulary } from './vocabulary.ts'

/** One way to match a part of a query: all of its terms, with a weight. `form`: the typed spelling. */
export type Alternative = { terms: readonly string[]; weight: number; form?: string }
/** A part of a query, matched by any of its alternatives. */
export type Slot = readonly Alternative[]
/** `corrected`: typed words with a typo, and what is searched instead. */
export type ReadQuery = { slots: Slot[]; corrected: { typed: string; meant: string }[] }

/** Longer queries are cut, in characters here and in meaningful words below. */
export const maxQueryLength = 200
const maxWords = 12
const maxCompletions = 40
const worth = { own: 1, synonym: 0.8, completed: 0.7, corrected: 0.9 }

export type Known = { index: SearchIndex; vocabulary: Vocabulary; synonyms: Synonyms }

/** Parses a query into parts that must all match. `isTyping`: the last word may be incomplete. */
export function readQuery(text: string, isTyping: boolean, known: Known): ReadQuery {
  const isBeginning = isTyping && /[\p{L}\p{N}]$/u.test(text)
  const words = listAsked(text, isBeginning, known)
  const query: ReadQuery = { slots: [], corrected: [] }
  const meant = words.map((word, at) => forgive(word, isBeginning && at === words.length - 1, known))
  for (const [at, { form }] of meant.entries()) {
    const typed = words[at]?.form ?? ''
    if (form !== typed) query.corrected.push({ typed, meant: form })
  }
  const terms = meant.map(({ term }) => term)
  for (let at = 0; at < terms.length; ) {
    const named = known.synonyms.find(terms, at)
    const length = named?.length ?? 1
    const { form, parts, weight } = meant[at] ?? { form: '', weight: worth.own }
    const own: Alternative = { terms: terms.slice(at, at + length), weight }
    if (length === 1) own.form = form
    const others = [...(named?.others ?? []), ...(length === 1 && parts ? [parts] : [])]
    const isLast = at + length === terms.length
    const slot = [own, ...others.map((other) => ({ terms: other, weight: weight * worth.synonym }))]
    query.slots.push(fill(slot, isLast && isBeginning, known))
    at += length
  }
  return query
}

/** A word of the query. `parts`: the terms of a compound word. */
type Asked = { form: string; term: string; weight: number; parts?: readonly string[] }

/** The words of a query without stop words; a query of stop words only («qué es») matches titles. */
function listAsked(text: string, isBeginning: boolean, known: Known): Asked[] {
  const all = [...tokenize(text.slice(0, maxQueryLength).normalize('NFC'))]
  const words = all.flatMap((word, at): Word[] => {
    const { parts } = word
    const mayGoOn = isBeginning && at === all.length - 1
    if (!parts || !/\p{L}/u.test(word.form) || isKnownWord(word.form, mayGoOn, known)) return [word]
    return parts.map((form) => ({ form, start: word.start, end: word.end }))
  })
  const meant = words.filter(({ form }) => !isStopWord(form))
  return (meant.length > 0 ? meant : words).slice(0, maxWords).map(({ form, parts }) => ({
    form,
    term: stem(form),
    weight: worth.own,
    // The parts of a compound number have another meaning.
    ...(parts && /\p{L}/u.test(form) && { parts: parts.filter((part) => !isStopWord(part)).map(stem) }),
  }))
}

function isKnownWord(form: string, mayGoOn: boolean, { index, synonyms, vocabulary }: Known): boolean {
  const term = stem(form)
  if (index.terms.has(term) || synonyms.has(term)) return true
  return mayGoOn && vocabulary.complete(form, 1).length > 0
}

/** Returns the word, or its most likely correction if the index has neither the word nor a completion. */
function forgive(word: Asked, isBeginning: boolean, known: Known): Asked {
  const { form } = word
  if (isKnownWord(form, false, known) || completionsOf(form, isBeginning, known).length > 0) return word
  const meant = known.vocabulary.correct(form)
  return meant ? { ...meant, weight: worth.corrected } : word
}

function completionsOf(form: string, isBeginning: boolean, { vocabulary }: Known): string[] {
  const atLeast = isBeginning ? 2 : 4
  return form.length < atLeast ? [] : vocabulary.complete(form, maxCompletions)
}

/** Adds completions of the last word; also of a complete word that the index does not have. */
function fill(slot: Alternative[], isBeginning: boolean, known: Known): Slot {
  const isKnown = slot.some(({ terms }) => terms.every((term) => known.index.terms.has(term)))
  const form = slot[0]?.form
  if (form === undefined || (isKnown && !isBeginning)) return slot
  const completed = completionsOf(form, isBeginning, known)
  return [...slot, ...completed.map((term) => ({ terms: [term], weight: worth.completed }))]
}
