/*
 * A posting as one number: the document (20 bits), the weight of the word in it (4 bits: 0 to 15), and which
 * of the word's first eight spellings it contains (8 bits).
 */
const documentBits = 20
const weightBits = 4
/** Maximum number of documents, including removed ones. */
export const maxDocuments = 2 ** documentBits
const maxWeight = 2 ** weightBits - 1
const maxForms = 8

export const pack = (document: number, weight: number, forms: number): number =>
  ((document << (weightBits + maxForms)) | (Math.min(weight, maxWeight) << maxForms) | forms) >>> 0
export const documentOf = (posting: number): number => posting >>> (weightBits + maxForms)
export const weightOf = (posting: number): number => (posting >>> maxForms) & maxWeight
export const formsOf = (posting: number): number => posting & 0xff

/** A term of the index: its spellings and its postings, in the order of document numbers. */
export class Postings {
  /** The first eight spellings found, in lower case. */
  readonly forms: string[] = []
  #list = new Uint32Array(2)
  #length = 0
  // Of the document being added.
  #weight = 0
  #bits = 0

  get length(): number {
    return this.#length
  }

  /** All postings. Read only. */
  get list(): Uint32Array {
    return this.#list.subarray(0, this.#length)
  }

  /**
   * Counts a word of the document being added; returns whether it is the first of this term. `bit` marks its
   * spelling.
   */
  meet(weight: number, bit: number): boolean {
    const isFirst = this.#weight === 0
    this.#weight += weight
    this.#bits |= bit
    return isFirst
  }

  /** Stores the counts under a document number. */
  keep(document: number): void {
    if (this.#length === this.#list.length) this.#resize(Math.ceil(this.#length * 1.5) + 2)
    this.#list[this.#length++] = pack(document, this.#weight, this.#bits)
    this.#weight = 0
    this.#bits = 0
  }

  /** The bit of a spelling, added if there is room; 0 for one that is not distinguished. */
  bitFor(form: string): number {
    if (!this.forms.includes(form) && this.forms.length < maxForms) this.forms.push(form)
    return this.bitOf(form)
  }

  /** Drops removed documents. `renumber` returns the new number, or undefined. */
  purge(renumber: (document: number) => number | undefined): void {
    let kept = 0
    for (const posting of this.list) {
      const document = renumber(documentOf(posting))
      if (document !== undefined) this.#list[kept++] = pack(document, weightOf(posting), formsOf(posting))
    }
    this.#length = kept
    this.#resize(kept)
  }

  /** The bit of a spelling; 0 for one that is not distinguished. */
  bitOf(form: string): number {
    const index = this.forms.indexOf(form)
    return index < 0 ? 0 : 1 << index
  }

  #resize(length: number): void {
    const list = new Uint32Array(length)
    list.set(this.list)
    this.#list = list
  }
}
