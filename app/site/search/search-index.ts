import { DocumentTable, isGone } from './document-table.ts'
import { maxDocuments, Postings } from './postings.ts'
import { isStopWord, stem } from './stem-spanish.ts'
import { listWords, toForm } from './tokenize.ts'

/** A document to index. `groups` narrow a search: its block, its courses. */
export type Searchable = {
  kind: string
  id: string
  title: string
  headings: string
  text: string
  /** Score factor; 1 is usual. */
  worth: number
  groups: Readonly<Record<string, readonly string[]>>
}

/**
 * A word of a text: its spelling and its postings, if any document has it. `bit` 0: not distinguished, or not
 * assigned yet.
 */
type Word = { form: string; isStopWord: boolean; bit: number; postings?: Postings }

/** Size of the word cache while documents are added. */
const maxWords = 50_000
/** The weight of a word by where it occurs. */
const weights = { title: 3, headings: 2, text: 1 }
/** Share of removed documents above which the index is packed; fewer are skipped during scoring. */
const maxGone = 0.02

/** An inverted index in memory: the postings of each term. */
export class SearchIndex {
  readonly terms = new Map<string, Postings>()
  readonly documents = new DocumentTable()
  /** Cache of words while documents are added. */
  readonly #words = new Map<string, Word>()

  /** The number of documents. */
  get size(): number {
    return this.documents.size
  }

  /**
   * Average number of words of a document. Each kind counts once, so that many short documents of one kind do
   * not make those of another count as long.
   */
  get averageLength(): number {
    return this.documents.averageLength
  }

  /** Adds documents, replacing earlier versions. */
  put(documents: Iterable<Searchable>): void {
    for (const document of documents) {
      this.documents.remove(document.kind, document.id)
      if (this.documents.room >= maxDocuments) this.pack()
      this.#add(document)
    }
    this.#packIfNeeded()
  }

  remove(kind: string, ids: Iterable<string>): void {
    for (const id of ids) this.documents.remove(kind, id)
    this.#packIfNeeded()
  }

  /** Frees the memory of removed documents and the spare capacity of lists. */
  pack(): void {
    const renumbered = this.documents.pack()
    this.#words.clear()
    for (const [term, postings] of this.terms) {
      postings.purge((number) => (isGone(renumbered[number]) ? undefined : renumbered[number]))
      if (postings.length === 0) this.terms.delete(term)
    }
  }

  #add({ kind, id, worth, groups, ...texts }: Searchable): void {
    const met: Postings[] = []
    let length = 0
    for (const part of ['title', 'headings', 'text'] as const) {
      for (const written of listWords(texts[part])) {
        const word = this.#words.get(written) ?? this.#readWord(written)
        // A query of stop words («qué es») means a title.
        if (word.isStopWord && part !== 'title') continue
        length++
        word.postings ??= this.#postingsOf(word)
        if (word.bit === 0) word.bit = word.postings.bitFor(word.form)
        if (word.postings.meet(weights[part], word.bit)) met.push(word.postings)
      }
    }
    // Documents with the same kind, block and courses share one membership.
    const pairs = Object.entries({ ...groups, kind: [kind] }).flatMap(([group, values]) =>
      values.map((value) => [group, value] as const),
    )
    const number = this.documents.add(id, { kind, worth, groups: pairs }, Math.max(1, length))
    for (const postings of met) postings.keep(number)
  }

  #readWord(found: string): Word {
    // Copy the string: a substring keeps the whole text in memory.
    const written = Buffer.from(found).toString()
    const form = toForm(written)
    const word: Word = { form, isStopWord: isStopWord(form), bit: 0 }
    // A language has a bounded number of words, but texts may contain anything.
    if (this.#words.size >= maxWords) this.#words.clear()
    this.#words.set(written, word)
    return word
  }

  #postingsOf({ form }: Word): Postings {
    const term = stem(form)
    const known = this.terms.get(term)
    if (known) return known
    const postings = new Postings()
    this.terms.set(term, postings)
    return postings
  }

  #packIfNeeded(): void {
    const { room, size } = this.documents
    if (room - size > room * maxGone) this.pack()
  }
}
