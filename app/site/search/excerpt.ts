import { stem } from './stem-spanish.ts'
import { tokenize, type Word } from './tokenize.ts'

/** A piece of a text, and whether it matches the query. */
export type Piece = { text: string; isMatch: boolean }

/** Maximum number of words of an excerpt. */
const longest = 30
const maxTextLength = 100_000

/** Splits a text into pieces and marks the words of these terms. */
export function markWords(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const word of tokenize(text)) {
    if (matchOf(word, terms) === undefined) continue
    if (word.start > end) pieces.push({ text: text.slice(end, word.start), isMatch: false })
    pieces.push({ text: text.slice(word.start, word.end), isMatch: true })
    end = word.end
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false })
  return pieces
}

/** The term that a word matches, by itself or by a part of a compound word. */
function matchOf({ form, parts = [] }: Word, terms: ReadonlySet<string>): string | undefined {
  return [form, ...parts].map(stem).find((term) => terms.has(term))
}

/** The part of a text with most of the terms, marked; the beginning if there are none. */
export function cutExcerpt(text: string, terms: ReadonlySet<string>): { pieces: Piece[]; found: number } {
  const whole = text.slice(0, maxTextLength)
  const words = [...tokenize(whole)]
  const isMatch = words.map((word) => matchOf(word, terms))
  const { first, found } = findDensest(isMatch)
  // Start a few words before the first match, for context.
  const start = Math.max(0, Math.min(first - 6, words.length - longest))
  const from = start === 0 ? 0 : (words[start]?.start ?? 0)
  const last = words[start + longest]
  const part = whole.slice(from, last ? words[start + longest - 1]?.end : undefined).trim()
  const pieces = markWords(part, terms)
  if (start > 0) pieces.unshift({ text: '… ', isMatch: false })
  if (last) pieces.push({ text: '…', isMatch: false })
  return { pieces, found }
}

/** The start of the part with most different terms; the first one if several are equal. */
function findDensest(matches: readonly (string | undefined)[]): { first: number; found: number } {
  const within = new Map<string, number>()
  let best = { first: 0, found: 0 }
  const room = longest - 6
  for (const [at, term] of matches.entries()) {
    const left = matches[at - room]
    if (left !== undefined) lower(within, left)
    if (term === undefined) continue
    within.set(term, (within.get(term) ?? 0) + 1)
    if (within.size > best.found) best = { first: firstOf(matches, at - room + 1), found: within.size }
  }
  return best
}

function firstOf(matches: readonly (string | undefined)[], from: number): number {
  const first = Math.max(0, from)
  return first + matches.slice(first).findIndex((term) => term !== undefined)
}

function lower(counts: Map<string, number>, term: string): void {
  const count = (counts.get(term) ?? 0) - 1
  if (count <= 0) counts.delete(term)
  else counts.set(term, count)
}
