/**
 * The verdict on an answer (docs/product.md 5, problems). `almost`: right except for a detail, such as its unit
 * or its figures. `unreadable`: costs nothing and is not counted.
 */
export type Verdict = 'correct' | 'almost' | 'known-mistake' | 'incorrect' | 'unreadable'

/** A marked answer. `message` is plain text; it begins with the word for the verdict and explains it. */
export type Marked = { verdict: Verdict; message: string }

/** The rank of verdicts: of several readings of one answer the best counts. */
const worth: Record<Verdict, number> = {
  correct: 4,
  almost: 3,
  'known-mistake': 2,
  incorrect: 1,
  unreadable: 0,
}

/** Returns the best verdict; the first one if several are equal. */
export function bestOf<Each extends Marked>(marked: readonly [Each, ...Each[]]): Each {
  return marked.reduce((best, next) => (worth[next.verdict] > worth[best.verdict] ? next : best))
}
