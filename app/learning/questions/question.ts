import { hashText } from '../practice/draw-values.ts'
import type { Practice } from '../practice/practice.ts'
import type { Directive } from '../simulators/read-directive.ts'
import type { SimulatorQuestion } from './simulator-questions.ts'

/** A `pregunta` follows what it is about; a `predice` is answered before its explanation is read. */
export type QuestionKind = 'pregunta' | 'predice'

/** A message for the author, with a line number in the whole text, starting at 1. */
export type QuestionFault = { line: number; message: string }

/** A question in a text, valid or not. */
export type QuestionBlock = {
  kind: QuestionKind
  /** Eight hexadecimal digits derived from `source`, so that moving the question keeps them. */
  key: string
  /** The statement as written, or the directive line of a simulator. */
  source: string
  /** The title after `:::pregunta`, in Markdown; often empty. */
  title: string
  /** Markdown; `{{V}}` is a placeholder for a drawn number. */
  statement: string
  explanation: string
  /** The number of its first line, starting at 1. */
  line: number
  /** The number of the first line of its data, and of the first line after them. */
  dataLine: number
  afterLine: number
  /** The number of its last line. */
  lastLine: number
  /** The questions and right answers; null if they are invalid. */
  practice: Practice | null
  /**
   * For a simulator: its directive, and a function that draws another state for a seed, if the question
   * allows it.
   */
  simulator?: { directive: Directive; draw?: (seed: string) => SimulatorQuestion | undefined }
  faults: readonly QuestionFault[]
}

/** A valid question. */
export type Question = QuestionBlock & { practice: Practice }

/**
 * Returns the id of a question among all exercises. `owner`: `temario:{topic id}` or `simuladores:{tipo}`.
 */
export function questionExercise(owner: string, key: string): string {
  return `${owner}:${key}`
}

/** Returns the owner of the questions of a topic. */
export function topicOwner(topic: string): string {
  return `temario:${topic}`
}

/** Hashes a statement to eight hexadecimal digits. Line breaks and repeated spaces do not change the hash. */
export function keyOfStatement(statement: string): string {
  return hashText(statement.replace(/\s+/g, ' ')).toString(16).padStart(8, '0')
}

/** Returns the id of a question's element on the page of its topic. */
export function questionPlace(key: string): string {
  return `pregunta-${key}`
}
