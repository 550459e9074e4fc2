/** The points of documents while a search is worked out, by their numbers. Kept between searches, so that none has to make it anew. */
export class Scoreboard {
  /** Points for all parts of the question so far. */
  total = new Float64Array(0)
  /** How many parts a document has. */
  parts = new Uint8Array(0)
  /** The documents that have any, each once. */
  readonly touched: number[] = []
  #best = new Float64Array(0)
  #touchedByPart: number[] = []

  /** Makes room for documents of numbers below `size`, with no points. */
  begin(size: number): void {
    if (this.total.length < size) {
      this.total = new Float64Array(size)
      this.parts = new Uint8Array(size)
      this.#best = new Float64Array(size)
    } else {
      for (const document of this.touched) {
        this.total[document] = 0
        this.parts[document] = 0
      }
    }
    this.touched.length = 0
  }

  /** Gives a document the points of one way to say the part; the best way counts. */
  offer(document: number, points: number): void {
    const before = this.#best[document] ?? 0
    if (before === 0) this.#touchedByPart.push(document)
    if (points > before) this.#best[document] = points
  }

  /** Adds the part's points to the total. */
  endPart(): void {
    for (const document of this.#touchedByPart) {
      if (this.parts[document] === 0) this.touched.push(document)
      this.total[document] = (this.total[document] ?? 0) + (this.#best[document] ?? 0)
      this.parts[document] = (this.parts[document] ?? 0) + 1
      this.#best[document] = 0
    }
    this.#touchedByPart.length = 0
  }
}
