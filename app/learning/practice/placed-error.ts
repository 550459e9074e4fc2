import { ExpressionError } from '../expressions/tokenize-expression.ts'
import { practiceTexts } from './practice-texts.ts'

/** Where something of a document's questions stands: `['preguntas', 0, 'errores', 1, 'si']`. */
export type PracticePath = readonly PropertyKey[]

/** What cannot be read, and where: its message names the place in words, `reason` does not. */
export class PlacedError extends ExpressionError {
  readonly path: PracticePath
  readonly reason: string

  constructor(place: string, path: PracticePath, error: ExpressionError) {
    super(place === '' ? error.message : practiceTexts.at(place, error.message))
    this.path = error instanceof PlacedError ? [...path, ...error.path] : path
    this.reason = error instanceof PlacedError ? error.reason : error.message
  }
}

/** Says where something could not be read. `place`: in words; empty where the words around it say enough. */
export function within<Value>(place: string, path: PracticePath, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (error instanceof ExpressionError) throw new PlacedError(place, path, error)
    throw error
  }
}
