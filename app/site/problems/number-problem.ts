import { ExpressionError } from '../../learning/expressions/tokenize-expression.ts'
import { drawValues } from '../../learning/practice/draw-values.ts'
import { fillText } from '../../learning/practice/fill-text.ts'
import { parsePractice } from '../../learning/practice/parse-practice.ts'
import { type SolvedPractice, solvePractice } from '../../learning/practice/solve-practice.ts'

/** What a problem says, and what it asks as JSON. */
export type Texts = { description: string; solution: string; result: string; practice: string }

/** A problem whose numbers are drawn. `practice` null: it asks nothing; `varies`: other numbers can be drawn. */
export type NumberedProblem<Problem extends Texts> = Omit<Problem, 'practice'> & {
  practice: SolvedPractice | null
  varies: boolean
}

/**
 * Draws the numbers of a problem for a seed (empty: those that its author wrote first) and puts them into its texts. Questions that can
 * no longer be read or worked out are left out: the problem is shown without them.
 */
export function numberProblem<Problem extends Texts>(
  problem: Problem,
  seed: string,
): NumberedProblem<Problem> {
  const { practice: text, ...texts } = problem
  const parsed = text === '' ? undefined : parsePractice(text)
  const solved = parsed?.ok ? solve(() => solvePractice(parsed.practice, seed, texts.description)) : null
  const values = solved?.values ?? new Map<string, number>()
  const varies =
    parsed?.ok === true && parsed.practice.variables.list.some((one) => 'set' in one && one.set.count > 1)
  return {
    ...texts,
    description: fillText(texts.description, values),
    solution: fillText(texts.solution, values),
    result: fillText(texts.result, values),
    practice: solved,
    varies,
  }
}

/** The texts of a problem with the numbers that its author wrote first, where nothing is asked. */
export function fillTexts({ practice, ...texts }: Texts): Omit<Texts, 'practice'> {
  // Most texts name no number: then the questions need not be read.
  if (!Object.values(texts).some((text) => text.includes('{{'))) return texts
  const parsed = parsePractice(practice)
  const values = (parsed.ok && solve(() => drawValues(parsed.practice.variables, ''))) || new Map()
  return {
    description: fillText(texts.description, values),
    solution: fillText(texts.solution, values),
    result: fillText(texts.result, values),
  }
}

function solve<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof ExpressionError) return null
    throw error
  }
}
