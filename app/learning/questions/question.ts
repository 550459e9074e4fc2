import { hashText } from '../practice/draw-values.ts'
import type { Practice } from '../practice/practice.ts'
import type { Directive } from '../simulators/read-directive.ts'
import type { SimulatorQuestion } from './simulator-questions.ts'

/** `pregunta` is answered where it stands; `predice` before its explanation is read. */
export type QuestionKind = 'pregunta' | 'predice'

/** What an author should know of a question; the line is of the whole text, counted from one. */
export type QuestionFault = { line: number; message: string }

/** A question as it stands in a text, whether or not it can be asked. */
export type QuestionBlock = {
  kind: QuestionKind
  /** Eight hex figures of its `source`: moving it keeps them. */
  key: string
  /** Its statement as written, or the line that sets a simulator. */
  source: string
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
  /** Of a simulator: the line that sets it, and where it asks of other states, what it asks with a seed. */
  simulator?: { directive: Directive; draw?: (seed: string) => SimulatorQuestion | undefined }
  faults: readonly QuestionFault[]
}

/** A question that can be asked. */
export type Question = QuestionBlock & { practice: Practice }

/** The id of a question among all exercises. `owner`: what asks it, `temario:{id of the topic}` or `simuladores:{tipo}`. */
export function questionExercise(owner: string, key: string): string {
  return `${owner}:${key}`
}

/** Of a topic, as the owner of its questions. */
export function topicOwner(topic: string): string {
  return `temario:${topic}`
}

/** Eight hex figures of the words of a statement: how lines are broken does not matter. */
export function keyOfStatement(statement: string): string {
  return hashText(statement.replace(/\s+/g, ' ')).toString(16).padStart(8, '0')
}

/** The id of the place of a question on the page of its topic. */
export function questionPlace(key: string): string {
  return `pregunta-${key}`
}
