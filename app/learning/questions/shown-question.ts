import type { Part } from '../marking/part.ts'
import type { Values } from '../simulators/simulator.ts'
import type { QuestionKind } from './question.ts'

/** A question as pages show it; its HTML is safe. */
export type ShownQuestion = {
  key: string
  kind: QuestionKind
  /** Plain text; often blank. */
  title: string
  statementHtml: string
  /** Blank where there is none. */
  explanationHtml: string
  hintsHtml: string[]
  /** What it asks, with its numbers; nothing where it cannot be asked. */
  parts: readonly Part[]
  /** The right answer in plain words; blank where it cannot be asked. */
  right: string
  /** Of its numbers; empty for those of its text. */
  seed: string
  /** Whether other numbers can be drawn. */
  varies: boolean
}

/** A piece of a text: safe HTML, or a question or a simulator between two of them. Of a simulator: its state, and what it asks. */
export type TextPiece =
  | { kind: 'html'; html: string }
  | { kind: 'question'; question: ShownQuestion }
  | { kind: 'simulator'; set: SetState; question: ShownQuestion | undefined }

/** A simulator in a state; `place` tells its fields from those of others on the page. */
type SetState = { tipo: string; values: Values; fixed: readonly string[]; place: string }

/** The same as pages show it: a simulator with the HTML that the server drew. */
export type ShownPiece =
  | Exclude<TextPiece, { kind: 'simulator' }>
  | { kind: 'simulator'; html: string; question: ShownQuestion | undefined }

/** A question in lists: where it is asked, and what it is called there. */
export type ListedQuestion = {
  key: string
  kind: QuestionKind
  /** Its title, else its first words. */
  label: string
  /** Whether it has a title, which ties it to what stands above it. */
  isTitled: boolean
  varies: boolean
}
