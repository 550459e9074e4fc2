import type { Expression } from '../expressions/parse-expression.ts'
import type { Option, TableRow, WordMistake } from '../marking/part.ts'
import type { Tolerance } from '../marking/tolerance.ts'
import type { Variables } from './draw-values.ts'

/** A known mistake of a quantity before numbers are drawn. */
type DrawnMistake = { value: Expression; message: string }

/** A question before numbers are drawn. */
export type Question = { label: string } & (
  | {
      kind: 'quantity'
      value: Expression
      unit: string
      tolerance: Tolerance
      mistakes: readonly DrawnMistake[]
    }
  | { kind: 'choice' | 'choices'; options: readonly Option[] }
  | { kind: 'order'; items: readonly string[] }
  | { kind: 'match'; pairs: readonly (readonly [string, string])[] }
  | { kind: 'text'; accepted: readonly string[]; mistakes: readonly WordMistake[] }
  | { kind: 'table'; heads: readonly string[]; rows: readonly TableRow[] }
)

/** What makes a document an exercise: its data, its questions, and its hints in order. */
export type Practice = { variables: Variables; questions: readonly Question[]; hints: readonly string[] }
