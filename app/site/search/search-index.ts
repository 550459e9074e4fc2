import { DocumentTable, isGone } from './document-table.ts'
import { mostDocuments, Postings } from './postings.ts'
import { isStopWord, stem } from './stem-spanish.ts'
import { listWords, toForm } from './tokenize.ts'

/** A document as it is put into the index. `groups` narrow a search: its block, its courses. */
export type Searchable = {
  kind: string
  id: string
  title: string
  headings: string
  text: string
  /** How much it counts as a result, beside others: 1 is usual. */
  worth: number
  groups: Readonly<Record<string, readonly string[]>>
}

/** A word as a text has it: its spelling, and where its term is kept once a document has it. `bit` 0: not told apart, or not known yet. */
type Word = { form: string; isStopWord: boolean; bit: number; postings?: Postings }

/** So many words are kept while documents are put in. */
const mostWords = 50_000
/** How much a word counts where it stands. */
const weights = { title: 3, headings: 2, text: 1 }
/** Gone documents up to this share of all are looked over; beyond it the index is packed anew. */
const mostGone = 0.02

/** All that can be found, in memory: for each word the documents that have it. */
export class SearchIndex {
  readonly terms = new Map<string, Postings>()
  readonly documents = new DocumentTable()
  /** Words as texts have them, while documents are put in: looked at once, however often they stand there. */
  readonly #words = new Map<string, Word>()

  /** How many documents there are. */
  get size(): number {
    return this.documents.size
  }

  /** Words of a document, on average: each kind counts once, so that many short ones of one kind make no other's longer. */
  get averageLength(): number {
    return this.documents.averageLength
  }

  /** Puts documents in, each in the place of an earlier state of it. */
  put(documents: Iterable<Searchable>): void {
    for (const document of documents) {
      this.documents.remove(document.kind, document.id)
      if (this.documents.room >= mostDocuments) this.pack()
      this.#add(document)
    }
    this.#packIfNeeded()
  }

  remove(kind: string, ids: Iterable<string>): void {
    for (const id of ids) this.documents.remove(kind, id)
    this.#packIfNeeded()
  }

  /** Gives back the room of documents that are gone, and what lists were given ahead. */
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
        // Whoever looks for «qué es» means a title.
        if (word.isStopWord && part !== 'title') continue
        length++
        word.postings ??= this.#postingsOf(word)
        if (word.bit === 0) word.bit = word.postings.bitFor(word.form)
        if (word.postings.meet(weights[part], word.bit)) met.push(word.postings)
      }
    }
    // Documents of one kind, block and courses share these: a document takes no room for them.
    const pairs = Object.entries({ ...groups, kind: [kind] }).flatMap(([group, values]) =>
      values.map((value) => [group, value] as const),
    )
    const number = this.documents.add(id, { kind, worth, groups: pairs }, Math.max(1, length))
    for (const postings of met) postings.keep(number)
  }

  #readWord(found: string): Word {
    // A copy: a piece of a text keeps all of the text in memory.
    const written = Buffer.from(found).toString()
    const form = toForm(written)
    const word: Word = { form, isStopWord: isStopWord(form), bit: 0 }
    // The words of a language, but what people write has no end.
    if (this.#words.size >= mostWords) this.#words.clear()
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
    if (room - size > room * mostGone) this.pack()
  }
}
