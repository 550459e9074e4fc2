import { ExpressionError } from '../../learning/expressions/tokenize-expression.ts'
import { drawValues } from '../../learning/practice/draw-values.ts'
import { fillText } from '../../learning/practice/fill-text.ts'
import { parsePractice } from '../../learning/practice/parse-practice.ts'
import { type SolvedPractice, solvePractice } from '../../learning/practice/solve-practice.ts'

/** The texts of a problem, and its questions as JSON. */
export type Texts = { description: string; solution: string; result: string; practice: string }

/**
 * A problem with its numbers filled in. `practice` is null without questions; `varies`: other numbers can be
 * drawn.
 */
export type NumberedProblem<Problem extends Texts> = Omit<Problem, 'practice'> & {
  practice: SolvedPractice | null
  varies: boolean
}

/**
 * Draws the numbers of a problem for a seed (empty: the author's own) and fills them into its texts.
 * Questions that cannot be parsed or solved are left out.
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

/** Fills the author's numbers into the texts of a problem, where its questions are not shown. */
export function fillTexts({ practice, ...texts }: Texts): Omit<Texts, 'practice'> {
  // Most texts contain no placeholder; then the questions need not be parsed.
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
