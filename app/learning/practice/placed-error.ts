import { ExpressionError } from '../expressions/tokenize-expression.ts'
import { practiceTexts } from './practice-texts.ts'

/** A path within a document's questions, such as `['preguntas', 0, 'errores', 1, 'si']`. */
export type PracticePath = readonly PropertyKey[]

/**
 * An expression error with its place. `message` names the place in words; `reason` is the same without the
 * place.
 */
export class PlacedError extends ExpressionError {
  readonly path: PracticePath
  readonly reason: string

  constructor(place: string, path: PracticePath, error: ExpressionError) {
    super(place === '' ? error.message : practiceTexts.at(place, error.message))
    this.path = error instanceof PlacedError ? [...path, ...error.path] : path
    this.reason = error instanceof PlacedError ? error.reason : error.message
  }
}

/**
 * Runs `read` and adds the place to an `ExpressionError` it throws. `place` is in words; it may be empty if
 * the enclosing `within` already names the place.
 */
export function within<Value>(place: string, path: PracticePath, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (error instanceof ExpressionError) throw new PlacedError(place, path, error)
    throw error
  }
}
