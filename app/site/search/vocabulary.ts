import { countSlips } from './damerau.ts'
import type { SearchIndex } from './search-index.ts'
import type { Synonyms } from './synonyms.ts'
import { fold } from './tokenize.ts'

type Spelling = { folded: string; form: string; term: string; letters: number }

/**
 * All spellings of the index and of the synonyms of its words, for completion and typo correction. Rebuilt
 * after each change of either.
 */
export class Vocabulary {
  /** Sorted by folded spelling. */
  readonly #spellings: Spelling[]
  /** Spellings of synonyms. */
  readonly #named: Spelling[]
  readonly #index: SearchIndex

  constructor(index: SearchIndex, synonyms: Synonyms) {
    this.#index = index
    this.#spellings = [...index.terms].flatMap(([term, { forms }]) =>
      forms.map((form) => readSpelling(form, term)),
    )
    this.#named = synonyms
      .listForms((terms) => terms.every((term) => index.terms.has(term)))
      .map(({ form, term }) => readSpelling(form, term))
    this.#spellings.sort((a, b) => compare(a.folded, b.folded) || compare(a.form, b.form))
  }

  /** The terms with a spelling that begins like this, those of most documents first. */
  complete(beginning: string, most: number): string[] {
    const folded = fold(beginning)
    const found = new Set<string>()
    for (let at = this.#firstFrom(folded); at < this.#spellings.length; at++) {
      const spelling = this.#spellings[at]
      if (!spelling?.folded.startsWith(folded)) break
      found.add(spelling.term)
    }
    return [...found].sort((a, b) => this.#countOf(b) - this.#countOf(a) || compare(a, b)).slice(0, most)
  }

  /** The most likely correction: fewest edits, then most documents. Undefined if no spelling is near. */
  correct(form: string): { form: string; term: string } | undefined {
    const folded = fold(form)
    if (folded.length < 4 || /\d/.test(folded)) return undefined
    const most = folded.length < 7 ? 1 : 2
    const letters = lettersOf(folded)
    let best: (Spelling & { slips: number }) | undefined
    for (const spelling of [...this.#spellings, ...this.#named]) {
      if (Math.abs(spelling.folded.length - folded.length) > most) continue
      // Cheap filter: an edit changes at most two letters of the set.
      if (countBits(spelling.letters ^ letters) > 2 * most) continue
      // n and ñ are different letters, and often both meant: «ano» is not a typo of «año».
      if (withoutTilde(spelling.folded) === withoutTilde(folded)) continue
      const slips = countSlips(folded, spelling.folded, best ? Math.min(most, best.slips) : most)
      // Two edits and another first letter: another word.
      if (slips > 1 && spelling.folded[0] !== folded[0]) continue
      if (slips > most || (best && !this.#isBetter({ ...spelling, slips }, best))) continue
      best = { ...spelling, slips }
    }
    return best && { form: best.form, term: best.term }
  }

  #isBetter(one: Spelling & { slips: number }, other: Spelling & { slips: number }): boolean {
    if (one.slips !== other.slips) return one.slips < other.slips
    return this.#countOf(one.term) > this.#countOf(other.term)
  }

  #countOf(term: string): number {
    return this.#index.terms.get(term)?.length ?? 0
  }

  #firstFrom(folded: string): number {
    let [low, high] = [0, this.#spellings.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(this.#spellings[middle]?.folded ?? '', folded) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

function readSpelling(form: string, term: string): Spelling {
  const folded = fold(form)
  return { folded, form, term, letters: lettersOf(folded) }
}

// By code units: the same on every machine, whatever its locale.
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const withoutTilde = (folded: string): string => folded.replaceAll('ñ', 'n')

function lettersOf(folded: string): number {
  let letters = 0
  for (const letter of folded) letters |= 1 << (letter.charCodeAt(0) % 32)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
