import { DocumentTable, isGone } from './document-table.ts'
import { mostDocuments, Postings } from './postings.ts'
import { isStopWord, stem } from './stem-spanish.ts'
import { tokenize } from './tokenize.ts'

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

/** How much a word counts where it stands. */
const weights = { title: 3, headings: 2, text: 1 }
/** Gone documents up to this share of all are looked over; beyond it the index is packed anew. */
const mostGone = 0.02

/** All that can be found, in memory: for each word the documents that have it. */
export class SearchIndex {
  readonly terms = new Map<string, Postings>()
  readonly documents = new DocumentTable()
  #words = 0

  /** How many documents there are. */
  get size(): number {
    return this.documents.size
  }

  /** Words of a document, on average. */
  get averageLength(): number {
    return this.size === 0 ? 1 : this.#words / this.size
  }

  /** Puts documents in, each in the place of an earlier state of it. */
  put(documents: Iterable<Searchable>): void {
    for (const document of documents) {
      this.#words -= this.documents.remove(document.kind, document.id)
      if (this.documents.room >= mostDocuments) this.pack()
      this.#add(document)
    }
    this.#packIfNeeded()
  }

  remove(kind: string, ids: Iterable<string>): void {
    for (const id of ids) this.#words -= this.documents.remove(kind, id)
    this.#packIfNeeded()
  }

  /** Gives back the room of documents that are gone, and what lists were given ahead. */
  pack(): void {
    const renumbered = this.documents.pack()
    for (const [term, postings] of this.terms) {
      postings.purge((number) => (isGone(renumbered[number]) ? undefined : renumbered[number]))
      if (postings.length === 0) this.terms.delete(term)
    }
  }

  #add({ kind, id, worth, groups, ...texts }: Searchable): void {
    const { found, length } = readWords(texts)
    // Documents of one kind, block and courses share these: a document takes no room for them.
    const pairs = Object.entries({ ...groups, kind: [kind] }).flatMap(([group, values]) =>
      values.map((value) => [group, value] as const),
    )
    const number = this.documents.add(id, { kind, worth, groups: pairs }, length)
    for (const [term, { weight, spellings }] of found) {
      const postings = this.terms.get(term) ?? new Postings()
      this.terms.set(term, postings)
      postings.add(number, weight, spellings)
    }
    this.#words += length
  }

  #packIfNeeded(): void {
    const { room, size } = this.documents
    if (room - size > room * mostGone) this.pack()
  }
}

type Found = Map<string, { weight: number; spellings: string[] }>

function readWords(texts: Pick<Searchable, 'title' | 'headings' | 'text'>): { found: Found; length: number } {
  const found: Found = new Map()
  let length = 0
  for (const part of ['title', 'headings', 'text'] as const) {
    for (const { form } of tokenize(texts[part])) {
      // Whoever looks for «qué es» means a title.
      if (part !== 'title' && isStopWord(form)) continue
      length++
      const term = stem(form)
      const word = found.get(term)
      if (!word) found.set(term, { weight: weights[part], spellings: [form] })
      else {
        word.weight += weights[part]
        if (!word.spellings.includes(form)) word.spellings.push(form)
      }
    }
  }
  return { found, length: Math.max(1, length) }
}
