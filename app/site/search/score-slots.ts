import { documentOf, formsOf, type Postings, weightOf } from './postings.ts'
import type { Alternative, Slot } from './read-query.ts'
import { Scoreboard } from './scoreboard.ts'
import type { SearchIndex } from './search-index.ts'

// Okapi BM25; the document length counts less than usual, because our documents are short.
const k1 = 1.2
const b = 0.4
const worthOfSpelling = 1.1

const board = new Scoreboard()

/** Scores all documents for the parts of a query. The scoreboard is valid until the next query. */
export function scoreSlots(index: SearchIndex, slots: readonly Slot[]): Scoreboard {
  board.begin(index.documents.room)
  for (const slot of slots) {
    const common = commonOf(index, slot)
    for (const alternative of slot) scoreAlternative(index, alternative, common)
    board.endPart()
  }
  return board
}

/** The document count of the typed word: a rarer synonym must not score higher. */
function commonOf({ terms }: SearchIndex, [own]: Slot): number {
  return own?.terms.length === 1 ? (terms.get(own.terms[0] ?? '')?.length ?? 0) : 0
}

function scoreAlternative(index: SearchIndex, { terms, weight, form }: Alternative, common: number): void {
  const all = terms.map((term) => index.terms.get(term))
  const postings = all[0]
  if (all.length > 1) scoreTogether(index, all, { weight, common })
  else if (postings) scoreWord(index, postings, { weight, form, common })
}

type Worth = { weight: number; common: number; form?: string | undefined }

function scoreWord(index: SearchIndex, postings: Postings, { form = '', ...worth }: Worth): void {
  const bit = postings.bitOf(form)
  const scale = scaleOf(index, postings, worth)
  const { lengths } = index.documents
  const list = postings.list
  // Indexed loop: a common word has a hundred thousand postings, and an iterator costs more than the scoring.
  for (let at = 0; at < list.length; at++) {
    const posting = list[at] ?? 0
    const number = documentOf(posting)
    const length = lengths[number] ?? 0
    if (length === 0) continue
    const points = pointsOf(posting, length, scale)
    board.offer(number, (formsOf(posting) & bit) === 0 ? points : points * worthOfSpelling)
  }
}

/** An alternative of several words: a document must contain all of them. */
function scoreTogether(index: SearchIndex, all: readonly (Postings | undefined)[], worth: Worth): void {
  const { lengths } = index.documents
  let together: Map<number, number> | undefined
  for (const postings of all) {
    const points = new Map<number, number>()
    const scale = postings && scaleOf(index, postings, worth)
    for (const posting of postings?.list ?? []) {
      const number = documentOf(posting)
      const length = lengths[number] ?? 0
      const before = together ? together.get(number) : 0
      if (length === 0 || before === undefined || !scale) continue
      points.set(number, before + pointsOf(posting, length, scale))
    }
    together = points
  }
  for (const [number, points] of together ?? []) board.offer(number, points)
}

type Scale = { worth: number; base: number; perWord: number }

/** A rare word scores higher. */
function scaleOf(index: SearchIndex, { length }: Postings, { weight, common }: Worth): Scale {
  const having = Math.max(length, common)
  const rarity = Math.log(1 + (index.size - having + 0.5) / (having + 0.5))
  return {
    worth: Math.max(rarity, 0.01) * (k1 + 1) * weight,
    base: k1 * (1 - b),
    perWord: (k1 * b) / index.averageLength,
  }
}

function pointsOf(posting: number, length: number, { worth, base, perWord }: Scale): number {
  const times = weightOf(posting)
  return (worth * times) / (times + base + perWord * length)
}
