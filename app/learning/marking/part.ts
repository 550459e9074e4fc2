import type { QuantityAnswer } from './mark-quantity.ts'

/** One of several to choose from; `message` says what is wrong with it, where its author has told. */
export type Option = { text: string; isRight: boolean; message?: string }
/** A word or an expression that the author takes for wrong, and what it comes from. */
export type WordMistake = { text: string; message: string }
/** A row of a table: what stands in it, and what students fill in. */
export type TableRow = { given: readonly string[]; wanted: readonly string[] }

/** One question and how its answers are marked. `label`: what stands beside the field; the question of the problem when it is empty. */
export type Part = { label: string } & (
  | ({ kind: 'quantity' } & QuantityAnswer)
  | { kind: 'choice'; options: readonly Option[] }
  | { kind: 'choices'; options: readonly Option[] }
  /** In the order that is right. */
  | { kind: 'order'; items: readonly string[] }
  | { kind: 'match'; pairs: readonly (readonly [string, string])[] }
  | { kind: 'text'; accepted: readonly string[]; mistakes: readonly WordMistake[] }
  | { kind: 'table'; heads: readonly string[]; rows: readonly TableRow[] }
)

/**
 * What somebody answers to a part, as texts: one for a quantity, a choice (its number from 0) or a word; the numbers of what is marked, in
 * their order, or of the partner of each; the cells of a table from left to right and down.
 */
export type Given = readonly string[]
