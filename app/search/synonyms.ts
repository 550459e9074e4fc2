import { isStopWord, stem } from './stem-spanish.ts'
import { tokenize } from './tokenize.ts'

/** Words that are looked for together: each of one or several words. */
export type SynonymGroup = readonly string[]

type Entry = { terms: readonly string[]; group: number }

/** What means the same, as the admins wrote it. */
export class Synonyms {
  /** By their first term, the longest first. */
  readonly #entries = new Map<string, Entry[]>()
  readonly #groups: (readonly string[])[][] = []

  constructor(groups: readonly SynonymGroup[]) {
    for (const [group, words] of groups.entries()) {
      const all = words.map(toTerms).filter((terms) => terms.length > 0)
      this.#groups.push(all)
      for (const terms of all) this.#list(terms[0] ?? '').push({ terms, group })
    }
    for (const entries of this.#entries.values()) entries.sort((a, b) => b.terms.length - a.terms.length)
  }

  /**
   * What else the words that begin at `at` can be called, and how many of the words that means; undefined when they have no
   * other name. The longest name wins: «diferencia de potencial» before «diferencia».
   */
  find(terms: readonly string[], at: number): { length: number; others: (readonly string[])[] } | undefined {
    const isHere = ({ terms: own }: Entry): boolean => own.every((term, index) => terms[at + index] === term)
    const found = (this.#entries.get(terms[at] ?? '') ?? []).filter(isHere)
    const length = found[0]?.terms.length ?? 0
    if (length === 0) return undefined
    const own = terms.slice(at, at + length).join(' ')
    const others = found
      .filter((entry) => entry.terms.length === length)
      .flatMap(({ group }) => this.#groups[group] ?? [])
      .filter((other) => other.join(' ') !== own)
    return { length, others }
  }

  #list(first: string): Entry[] {
    const list = this.#entries.get(first) ?? []
    this.#entries.set(first, list)
    return list
  }
}

/** The terms of a few words, without those that mean nothing alone. */
function toTerms(words: string): string[] {
  const forms = [...tokenize(words)].map(({ form }) => form)
  return forms.filter((form) => !isStopWord(form)).map(stem)
}
