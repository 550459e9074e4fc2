import { isStopWord, stem } from './stem-spanish.ts'
import { tokenize } from './tokenize.ts'

/** Names with the same meaning; each has one or more words. */
export type SynonymGroup = readonly string[]

type Form = { form: string; term: string }
type Entry = { terms: readonly string[]; group: number }

/** The synonyms written by the admins, prepared for the search. */
export class Synonyms {
  /** By first term, longest name first. */
  readonly #entries = new Map<string, Entry[]>()
  readonly #groups: (readonly string[])[][] = []
  readonly #forms: Form[][] = []
  readonly #terms = new Set<string>()

  constructor(groups: readonly SynonymGroup[]) {
    for (const [group, words] of groups.entries()) {
      const forms = words.map(toForms).filter((own) => own.length > 0)
      const all = forms.map((own) => own.map(({ term }) => term))
      this.#forms.push(forms.flat())
      this.#groups.push(all)
      for (const term of all.flat()) this.#terms.add(term)
      for (const terms of all) this.#list(terms[0] ?? '').push({ terms, group })
    }
    for (const entries of this.#entries.values()) entries.sort((a, b) => b.terms.length - a.terms.length)
  }

  /**
   * Finds the other names of the words that begin at `at`, and how many words the matched name has; undefined
   * if there are none. The longest name wins: «diferencia de potencial» before «diferencia».
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

  /** Whether a word occurs in any name. */
  has(term: string): boolean {
    return this.#terms.has(term)
  }

  /** The words of all groups in which `isKnown` accepts at least one name. */
  listForms(isKnown: (terms: readonly string[]) => boolean): Form[] {
    return this.#forms.filter((_, group) => this.#groups[group]?.some(isKnown)).flat()
  }

  #list(first: string): Entry[] {
    const list = this.#entries.get(first) ?? []
    this.#entries.set(first, list)
    return list
  }
}

/** The words of a name, without stop words. */
function toForms(words: string): Form[] {
  const forms = [...tokenize(words)].map(({ form }) => form)
  return forms.filter((form) => !isStopWord(form)).map((form) => ({ form, term: stem(form) }))
}
