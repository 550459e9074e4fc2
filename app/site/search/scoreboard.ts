/** The scores of documents by number during one query. Reused between queries to avoid allocation. */
export class Scoreboard {
  /** The score for all parts of the query so far. */
  total = new Float64Array(0)
  /** The number of parts that a document matches. */
  parts = new Uint8Array(0)
  #touched = new Uint32Array(0)
  #touchedCount = 0
  #best = new Float64Array(0)
  #touchedByPart = new Uint32Array(0)
  #partCount = 0

  /** The documents with a score, each once. */
  get touched(): Uint32Array {
    return this.#touched.subarray(0, this.#touchedCount)
  }

  /** Clears the scores and makes room for document numbers below `size`. */
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

  /** Adds the score of one alternative of the current part; only the best one counts. */
  offer(document: number, points: number): void {
    const before = this.#best[document] ?? 0
    if (before === 0) this.#touchedByPart[this.#partCount++] = document
    if (points > before) this.#best[document] = points
  }

  /** Adds the current part's scores to the totals. */
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
