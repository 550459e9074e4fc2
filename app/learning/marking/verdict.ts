/**
 * What came of an answer (docs/product.md 5, problems). `almost`: right but for its unit or its figures. `unreadable`: it costs nothing
 * and is not counted.
 */
export type Verdict = 'correct' | 'almost' | 'known-mistake' | 'incorrect' | 'unreadable'

/** A marked answer. `message` begins with the verdict's word and says what is right or wrong; it is plain text. */
export type Marked = { verdict: Verdict; message: string }

/** How good a verdict is: of several readings of one answer the best counts. */
const worth: Record<Verdict, number> = {
  correct: 4,
  almost: 3,
  'known-mistake': 2,
  incorrect: 1,
  unreadable: 0,
}

/** The best of several; the first of equals. */
export function bestOf<Each extends Marked>(marked: readonly [Each, ...Each[]]): Each {
  return marked.reduce((best, next) => (worth[next.verdict] > worth[best.verdict] ? next : best))
}
