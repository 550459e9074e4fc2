import { ExpressionError } from '../expressions/tokenize-expression.ts'
import { formatNumber } from '../marking/format-number.ts'
import { markPart } from '../marking/mark-part.ts'
import { readUnit } from '../marking/read-unit.ts'
import { tidyAnswer } from '../marking/tidy-answer.ts'
import type { Practice, Question } from './practice.ts'
import { practiceTexts } from './practice-texts.ts'
import { type SolvedPractice, solvePractice } from './solve-practice.ts'

/** The number of seeds tried before questions are saved: at most some million evaluation steps. */
const usualSeeds = 20

/**
 * Checks questions with many drawn numbers and returns Spanish messages for their author, or an empty list.
 * It finds divisions by zero, conditions that hardly ever hold, known mistakes that always equal the right
 * answer, and units that cannot be typed.
 */
export function checkPractice(practice: Practice, seeds = usualSeeds): string[] {
  const unit = practice.questions.find(
    (question) => question.kind === 'quantity' && !isWritable(question.unit),
  )
  if (unit?.kind === 'quantity') return [practiceTexts.unit(unit.unit)]
  const drawn: SolvedPractice[] = []
  const seedsToTry = practice.variables.list.length === 0 ? [''] : ['', ...listSeeds(seeds)]
  for (const seed of seedsToTry) {
    const solved = trySeed(practice, seed)
    if (typeof solved === 'string') return [solved]
    drawn.push(solved)
  }
  return practice.questions.flatMap((question, at) => listUseless(question, at, drawn))
}

/** Returns seeds to try questions with; always the same ones. */
export function listSeeds(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `p${at + 1}`)
}

function trySeed(practice: Practice, seed: string): SolvedPractice | string {
  try {
    return solvePractice(practice, seed)
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return practiceTexts.seed(error.message, seed === '' ? practiceTexts.firstValues : seed)
  }
}

/** Returns messages about known mistakes that equal the right answer with every seed. */
function listUseless(question: Question, at: number, drawn: readonly SolvedPractice[]): string[] {
  if (question.kind !== 'quantity') return []
  return question.mistakes.flatMap(({ message }) => {
    const isEver = drawn.some(({ parts }) => {
      const part = parts[at]
      return part?.kind === 'quantity' && part.mistakes.length > 0 && hasMistake(part.mistakes, message)
    })
    return isEver
      ? []
      : [practiceTexts.at(practiceTexts.question(at + 1), practiceTexts.sameAsRight(message))]
  })
}

// Messages may contain drawn numbers (`{{V}}`), so only the text before the first one is compared.
function hasMistake(mistakes: readonly { message: string }[], message: string): boolean {
  const beginning = message.split('{{')[0] ?? ''
  return mistakes.some((mistake) => mistake.message.startsWith(beginning))
}

/**
 * Returns whether a student can type the unit: it is known to `readUnit`, or a plain word that may be
 * omitted.
 */
function isWritable(unit: string): boolean {
  const tidy = tidyAnswer(unit)
  return tidy === '' || readUnit(tidy) !== undefined || /^[\p{L} ]+$/u.test(tidy)
}

/**
 * Returns the right answer as a student may type it, for answer keys and for «Probar», with as few figures as
 * are marked correct. Returns undefined if the part is not a quantity.
 */
export function writeAnswer(part: SolvedPractice['parts'][number]): string | undefined {
  if (part.kind !== 'quantity') return undefined
  const figures = [4, 5, 6, 8, 12].find(
    (count) => markPart(part, [`${formatNumber(part.value, count)} ${part.unit}`]).verdict === 'correct',
  )
  return `${formatNumber(part.value, figures ?? 12)} ${part.unit}`.trim()
}
