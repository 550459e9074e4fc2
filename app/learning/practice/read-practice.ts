import { expressionConstants, expressionFunctions } from '../expressions/expression-functions.ts'
import { type Expression, parseExpression } from '../expressions/parse-expression.ts'
import { ExpressionError } from '../expressions/tokenize-expression.ts'
import type { TableRow } from '../marking/part.ts'
import { readNumber } from '../marking/read-number.ts'
import { tidyAnswer } from '../marking/tidy-answer.ts'
import type { Tolerance } from '../marking/tolerance.ts'
import type { Variable } from './draw-values.ts'
import type { Practice, Question } from './practice.ts'
import type { WrittenPractice, WrittenQuestion } from './practice-schema.ts'
import { practiceTexts } from './practice-texts.ts'
import { readValues } from './read-values.ts'

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
function within<Value>(place: string, path: PracticePath, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (error instanceof ExpressionError) throw new PlacedError(place, path, error)
    throw error
  }
}

const name = /^\p{L}[\p{L}\p{N}_]*$/u
const operators = ['y', 'o']

/**
 * Converts questions as written into questions that can be drawn and marked. Throws {@link ExpressionError}
 * with the place of the fault.
 */
export function readPractice({ datos, condicion, preguntas, pistas }: WrittenPractice): Practice {
  const list = Object.entries(datos).map(([key, text]) =>
    within(practiceTexts.data(key), ['datos', key], () => readVariable(key, text)),
  )
  const condition =
    condicion === '' ? null : within(practiceTexts.condition, ['condicion'], () => parseExpression(condicion))
  const questions = preguntas.map((written, at) =>
    within(practiceTexts.question(at + 1), ['preguntas', at], () => readQuestion(written)),
  )
  return { variables: { list, condition }, questions, hints: pistas }
}

function readVariable(key: string, text: string): Variable {
  if (!name.test(key)) throw new ExpressionError(practiceTexts.name)
  const isReserved = operators.includes(key) || expressionConstants.has(key) || expressionFunctions.has(key)
  if (isReserved) throw new ExpressionError(practiceTexts.reserved(key))
  const set = readValues(text)
  return set ? { name: key, set } : { name: key, expression: parseExpression(text) }
}

function readQuestion(written: WrittenQuestion): Question {
  const label = written.pregunta
  if ('valor' in written) return { label, ...readQuantity(written) }
  if ('opciones' in written) return { label, ...within('', ['opciones'], () => readOptions(written)) }
  if ('orden' in written) return { label, kind: 'order', items: written.orden }
  if ('parejas' in written) {
    return { label, kind: 'match', pairs: written.parejas.map(({ une, con }) => [une, con] as const) }
  }
  if ('palabra' in written) {
    const mistakes = written.errores.map(({ si, di }) => ({ text: si, message: di }))
    return { label, kind: 'text', accepted: written.palabra, mistakes }
  }
  return { label, ...within('', ['tabla'], () => readTable(written)) }
}

function readQuantity({ valor, unidad, tolerancia, errores }: Extract<WrittenQuestion, { valor: unknown }>) {
  const tolerance = within('', ['tolerancia'], () => needTolerance(tolerancia))
  const mistakes = errores.map(({ si, di }, at) => ({
    value: within(practiceTexts.mistake(at + 1), ['errores', at, 'si'], () =>
      parseExpression(si),
    ) satisfies Expression,
    message: di,
  }))
  const value = within('', ['valor'], () => parseExpression(valor))
  return { kind: 'quantity' as const, value, unit: unidad, tolerance, mistakes }
}

function needTolerance(text: string): Tolerance {
  const tolerance = readTolerance(text)
  if (!tolerance) throw new ExpressionError(practiceTexts.tolerance)
  return tolerance
}

/** The default tolerance: students may have rounded intermediate results. */
const usualTolerance: Tolerance = { kind: 'relative', by: 0.01 }

/** Parses «2 %», «±0,5», «3 cifras» or «exacta»; returns undefined for anything else. */
function readTolerance(text: string): Tolerance | undefined {
  const tidy = tidyAnswer(text.replace('±', ' ')).toLowerCase()
  if (tidy === '') return usualTolerance
  if (tidy === 'exacta') return { kind: 'exact' }
  const [number] = readNumber(tidy, 0)
  if (!number || !(number.value >= 0)) return undefined
  const rest = tidy.slice(number.end).trim()
  if (rest === '%') return number.value <= 50 ? { kind: 'relative', by: number.value / 100 } : undefined
  if (rest === '') return { kind: 'absolute', by: number.value }
  const isFigures = /^cifras?$/.test(rest) && Number.isInteger(number.value)
  return isFigures && number.value >= 1 && number.value <= 12
    ? { kind: 'figures', count: number.value }
    : undefined
}

function readOptions({ opciones, varias }: Extract<WrittenQuestion, { opciones: unknown }>) {
  const options = opciones.map(({ texto, correcta, di }) => ({
    text: texto,
    isRight: correcta,
    ...(di !== '' && { message: di }),
  }))
  const right = options.filter(({ isRight }) => isRight).length
  if (varias && right === 0) throw new ExpressionError(practiceTexts.someRight)
  if (!varias && right !== 1) throw new ExpressionError(practiceTexts.oneRight)
  return { kind: varias ? ('choices' as const) : ('choice' as const), options }
}

/** A cell that begins with `?` is to be filled by the student. */
function readTable({ tabla: { cabeceras, filas } }: Extract<WrittenQuestion, { tabla: unknown }>) {
  if (filas.some(({ length }) => length !== cabeceras.length)) throw new ExpressionError(practiceTexts.cells)
  const rows = filas.map(
    (cells): TableRow => ({
      given: cells.map((cell) => (cell.startsWith('?') ? '' : cell)),
      wanted: cells.flatMap((cell) => (cell.startsWith('?') ? [cell.slice(1).trim()] : [])),
    }),
  )
  if (rows.every(({ wanted }) => wanted.length === 0)) throw new ExpressionError(practiceTexts.noCells)
  return { kind: 'table' as const, heads: cabeceras, rows }
}
