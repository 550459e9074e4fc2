import { ExpressionError } from '../expressions/tokenize-expression.ts'
import { fillText } from '../practice/fill-text.ts'
import { type SolvedPractice, solvePractice } from '../practice/solve-practice.ts'
import type { QuestionBlock } from './question.ts'

/**
 * A question with the numbers of a seed. `solved` is null if the question is invalid; `seed` is empty if its
 * numbers cannot vary.
 */
export type NumberedQuestion = {
  block: QuestionBlock
  solved: SolvedPractice | null
  seed: string
  varies: boolean
}

/** Draws the numbers of a question. An empty seed selects the numbers of its text. */
export function numberQuestion(block: QuestionBlock, seed: string): NumberedQuestion {
  const draw = block.practice && block.simulator?.draw
  if (draw) {
    const drawn = { ...block, ...draw(seed || block.key) }
    return { block: drawn, solved: solve(drawn, ''), seed, varies: true }
  }
  const varies = block.practice?.variables.list.some((one) => 'set' in one && one.set.count > 1) ?? false
  const own = varies ? seed : ''
  return { block, solved: solve(block, own), seed: own, varies }
}

function solve({ practice, statement }: QuestionBlock, seed: string): SolvedPractice | null {
  try {
    return practice && solvePractice(practice, seed, statement)
  } catch (error) {
    if (error instanceof ExpressionError) return null
    throw error
  }
}

/**
 * Replaces placeholders in the questions of a text with drawn numbers. The number of lines does not change.
 */
export function fillQuestions(source: string, questions: readonly NumberedQuestion[]): string {
  const lines = source.split('\n')
  for (const { block, solved } of questions) {
    if (!solved || solved.values.size === 0) continue
    const { line, dataLine, afterLine, lastLine } = block
    fillLines(lines, solved.values, [line - 1, dataLine - 1])
    fillLines(lines, solved.values, [afterLine - 1, lastLine - 1])
  }
  return lines.join('\n')
}

type Range = readonly [from: number, to: number]

function fillLines(lines: string[], values: ReadonlyMap<string, number>, [from, to]: Range): void {
  const filled = fillText(lines.slice(from, to).join('\n'), values).split('\n')
  for (const [index, line] of filled.entries()) lines[from + index] = line
}
