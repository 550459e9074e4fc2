import type { Part } from '../marking/part.ts'
import type { Values } from '../simulators/simulator.ts'
import type { QuestionKind } from './question.ts'

/** A question ready to be shown. Its HTML is safe. */
export type ShownQuestion = {
  key: string
  kind: QuestionKind
  /** Plain text; often empty. */
  title: string
  statementHtml: string
  /** Empty if there is no explanation. */
  explanationHtml: string
  hintsHtml: string[]
  /** The questions with their numbers; empty if the question is invalid. */
  parts: readonly Part[]
  /** The right answer in plain words; empty if the question is invalid. */
  right: string
  /** The seed of its numbers; empty for those of its text. */
  seed: string
  /** Whether other numbers can be drawn. */
  varies: boolean
}

/** A piece of a text: safe HTML, a question, or a simulator with its state and optional question. */
export type TextPiece =
  | { kind: 'html'; html: string }
  | { kind: 'question'; question: ShownQuestion }
  | { kind: 'simulator'; set: SetState; question: ShownQuestion | undefined }

/** A simulator in a state. `place`: a prefix that keeps the ids of its fields unique on the page. */
type SetState = { tipo: string; values: Values; fixed: readonly string[]; place: string }

/** A piece ready to be shown: the HTML of simulators is already rendered on the server. */
export type ShownPiece =
  | Exclude<TextPiece, { kind: 'simulator' }>
  | { kind: 'simulator'; html: string; question: ShownQuestion | undefined }

/** A question in lists. */
export type ListedQuestion = {
  key: string
  kind: QuestionKind
  /** Its title, or else its first words. */
  label: string
  /** Whether it has a title, which links it to the text above it. */
  isTitled: boolean
  varies: boolean
}
