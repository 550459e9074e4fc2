import { evaluateExpression } from '../expressions/evaluate-expression.ts'
import { asksInUnit } from '../marking/asks-in-unit.ts'
import type { Part, TableRow } from '../marking/part.ts'
import { isWithin } from '../marking/tolerance.ts'
import { drawValues } from './draw-values.ts'
import { fillText } from './fill-text.ts'
import type { Practice, Question } from './practice.ts'

/** A document's questions with the numbers of one seed, ready to be marked. */
export type SolvedPractice = {
  values: ReadonlyMap<string, number>
  parts: readonly Part[]
  hints: readonly string[]
}

/**
 * Draws the numbers of a seed and computes the right answers and the known mistakes. `statement`: the
 * Markdown above the questions, which may state the unit of the answers. Throws `ExpressionError`.
 */
export function solvePractice(
  { variables, questions, hints }: Practice,
  seed: string,
  statement = '',
): SolvedPractice {
  const values = drawValues(variables, seed)
  return {
    values,
    parts: questions.map((question) => solve(question, values, statement)),
    hints: hints.map((hint) => fillText(hint, values)),
  }
}

function solve(question: Question, values: ReadonlyMap<string, number>, statement: string): Part {
  const label = fillText(question.label, values)
  const fill = (text: string): string => fillText(text, values)
  switch (question.kind) {
    case 'quantity':
      return {
        ...question,
        label,
        isUnitGiven: asksInUnit(question.unit, { label, statement }),
        ...solveQuantity(question, values),
      }
    case 'choice':
    case 'choices': {
      const options = question.options.map(({ text, message, ...option }) => ({
        ...option,
        text: fill(text),
        ...(message !== undefined && { message: fill(message) }),
      }))
      return { ...question, label, options }
    }
    case 'order':
      return { ...question, label, items: question.items.map(fill) }
    case 'match':
      return { ...question, label, pairs: question.pairs.map(([one, other]) => [fill(one), fill(other)]) }
    case 'text':
      return { ...question, label, ...fillWords(question, fill) }
    case 'table':
      return { ...question, label, heads: question.heads.map(fill), rows: fillRows(question.rows, fill) }
  }
}

type Fill = (text: string) => string

function fillWords({ accepted, mistakes }: Question & { kind: 'text' }, fill: Fill) {
  return {
    accepted: accepted.map(fill),
    mistakes: mistakes.map(({ text, message }) => ({ text: fill(text), message: fill(message) })),
  }
}

function fillRows(rows: readonly TableRow[], fill: Fill): TableRow[] {
  return rows.map(({ given, wanted }) => ({ given: given.map(fill), wanted: wanted.map(fill) }))
}

function solveQuantity(
  { value, mistakes, tolerance }: Question & { kind: 'quantity' },
  values: ReadonlyMap<string, number>,
) {
  const right = evaluateExpression(value, values)
  const known = mistakes.map((mistake) => ({
    value: evaluateExpression(mistake.value, values),
    message: fillText(mistake.message, values),
  }))
  // With some numbers a known mistake gives the right answer; then it is not marked as a mistake.
  return { value: right, mistakes: known.filter((mistake) => !isWithin(mistake.value, right, tolerance)) }
}
