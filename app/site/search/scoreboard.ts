/** The points of documents while a search is worked out, by their numbers. Kept between searches, so that none has to make it anew. */
export class Scoreboard {
  /** Points for all parts of the question so far. */
  total = new Float64Array(0)
  /** How many parts a document has. */
  parts = new Uint8Array(0)
  #touched = new Uint32Array(0)
  #touchedCount = 0
  #best = new Float64Array(0)
  #touchedByPart = new Uint32Array(0)
  #partCount = 0

  /** The documents that have any points, each once. */
  get touched(): Uint32Array {
    return this.#touched.subarray(0, this.#touchedCount)
  }

  /** Makes room for documents of numbers below `size`, with no points. */
  begin(size: number): void {
    if (this.total.length < size) {
      this.total = new Float64Array(size)
      this.parts = new Uint8Array(size)
      this.#best = new Float64Array(size)
      this.#touched = new Uint32Array(size)
      this.#touchedByPart = new Uint32Array(size)
    } else {
      for (const document of this.touched) {
        this.total[document] = 0
        this.parts[document] = 0
      }
    }
    this.#touchedCount = 0
  }

  /** Gives a document the points of one way to say the part; the best way counts. */
  offer(document: number, points: number): void {
    const before = this.#best[document] ?? 0
    if (before === 0) this.#touchedByPart[this.#partCount++] = document
    if (points > before) this.#best[document] = points
  }

  /** Adds the part's points to the total. */
  endPart(): void {
    for (let at = 0; at < this.#partCount; at++) {
      const document = this.#touchedByPart[at] ?? 0
      const parts = this.parts[document] ?? 0
      if (parts === 0) this.#touched[this.#touchedCount++] = document
      this.total[document] = (this.total[document] ?? 0) + (this.#best[document] ?? 0)
      this.parts[document] = parts + 1
      this.#best[document] = 0
    }
    this.#partCount = 0
  }
}
