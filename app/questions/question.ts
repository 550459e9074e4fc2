import type { Practice } from '../practice/practice.ts'

/** `pregunta` is answered where it stands; `predice` before its explanation is read. */
export type QuestionKind = 'pregunta' | 'predice'

/** What an author should know of a question; the line is of the whole text, counted from one. */
export type QuestionFault = { line: number; message: string }

/** A question as it stands in a text, whether or not it can be asked. */
export type QuestionBlock = {
  kind: QuestionKind
  /** Eight hex figures of its statement: moving it keeps them. */
  key: string
  /** As written behind `:::pregunta`; Markdown, often blank. */
  title: string
  /** Markdown; `{{V}}` stands for drawn numbers. */
  statement: string
  explanation: string
  /** Of its first line; from one. */
  line: number
  /** Of the first line of its data, and of the first behind them. */
  dataLine: number
  afterLine: number
  /** Of its last line. */
  lastLine: number
  /** What it asks and what is right; null where that cannot be read. */
  practice: Practice | null
  faults: readonly QuestionFault[]
}

/** A question that can be asked. */
export type Question = QuestionBlock & { practice: Practice }

/** The id of a question among all exercises. */
export function questionExercise(topic: string, key: string): string {
  return `temario:${topic}:${key}`
}

/** The id of the place of a question on the page of its topic. */
export function questionPlace(key: string): string {
  return `pregunta-${key}`
}
