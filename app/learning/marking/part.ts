import type { QuantityAnswer } from './mark-quantity.ts'

/** An option of a choice. `message`: the author's explanation of why it is wrong, if any. */
export type Option = { text: string; isRight: boolean; message?: string }
/** A wrong word or expression foreseen by the author, and the message that explains it. */
export type WordMistake = { text: string; message: string }
/** A row of a table: the cells that are shown, and the right texts of the cells that students fill in. */
export type TableRow = { given: readonly string[]; wanted: readonly string[] }

/**
 * A question and its right answer. `label`: the text beside the field; if empty, the problem's own question
 * applies.
 */
export type Part = { label: string } & (
  | ({ kind: 'quantity' } & QuantityAnswer)
  | { kind: 'choice'; options: readonly Option[] }
  | { kind: 'choices'; options: readonly Option[] }
  /** In the right order. */
  | { kind: 'order'; items: readonly string[] }
  | { kind: 'match'; pairs: readonly (readonly [string, string])[] }
  | { kind: 'text'; accepted: readonly string[]; mistakes: readonly WordMistake[] }
  | { kind: 'table'; heads: readonly string[]; rows: readonly TableRow[] }
)

/**
 * A student's answer to a part, as texts. A quantity or a word has one text; a choice has the index of the
 * option. Several choices or an order have the indices of items; pairs have the index of each partner. A
 * table has its cells, from left to right and from top to bottom.
 */
export type Given = readonly string[]

/**
 * The verdict on an answer (docs/product.md 5, problems). `almost`: right except for a detail, such as its unit
 * or its figures. `unreadable`: costs nothing and is not counted.
 */
export type Verdict = 'correct' | 'almost' | 'known-mistake' | 'incorrect' | 'unreadable'

/** A marked answer. `message` is plain text; it begins with the word for the verdict and explains it. */
export type Marked = { verdict: Verdict; message: string }

/**
 * Returns the unit to show after the field of a part, or undefined if students must write the unit
 * themselves.
 */
export function givenUnit(part: Part): string | undefined {
  return part.kind === 'quantity' && part.isUnitGiven ? part.unit.replace('Δ', '') : undefined
}

/**
 * Returns the texts in alphabetical order, or reversed if the given order is alphabetical, so that the order
 * never reveals the answer. `number` is the index in the given list.
 */
export function mixTexts(texts: readonly string[]): { text: string; number: number }[] {
  const listed = texts.map((text, number) => ({ text, number }))
  const sorted = [...listed].sort((one, other) => (one.text < other.text ? -1 : 1))
  return sorted.every(({ number }, place) => number === place) ? sorted.reverse() : sorted
}
