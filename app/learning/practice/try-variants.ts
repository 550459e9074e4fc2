import { ExpressionError } from '../expressions/tokenize-expression.ts'
import { formatNumber } from '../marking/format-number.ts'
import type { Part } from '../marking/part.ts'
import { listSeeds, writeAnswer } from './check-practice.ts'
import { drawValues } from './draw-values.ts'
import type { Practice } from './practice.ts'
import { practiceTexts } from './practice-texts.ts'
import { solvePractice } from './solve-practice.ts'

/** One set of drawn numbers shown to its author: the data, the answers and remarks about what is odd. */
export type Variant = { seed: string; data: string; answers: string[]; remarks: string[] }

/** The number of figures that a student can easily write without a calculator. */
const niceFigures = 4
/** A value outside these bounds is probably a mistake of the author. */
const [smallest, largest] = [1e-4, 1e7]

/**
 * Returns the first values and further variants, each solved. A variant that cannot be solved has the reason
 * among its remarks.
 */
export function tryVariants(practice: Practice, count: number): Variant[] {
  const seeds = practice.variables.list.length === 0 ? [''] : ['', ...listSeeds(count - 1)]
  const known = knownMistakes(practice)
  return seeds.map((seed) => tryVariant(practice, seed, known))
}

function tryVariant(practice: Practice, seed: string, known: readonly number[]): Variant {
  const blank = { seed, data: '', answers: practice.questions.map(() => '—') }
  try {
    const data = [...drawValues(practice.variables, seed)]
      .map(([name, value]) => `${name} = ${formatNumber(value)}`)
      .join('; ')
    const { parts } = solvePractice(practice, seed)
    const remarks = parts.flatMap((part, at) => remarkOn(part, known[at] ?? 0))
    return { seed, data, answers: parts.map((part) => writeAnswer(part) ?? '—'), remarks }
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return { ...blank, remarks: [error.message] }
  }
}

function knownMistakes({ questions }: Practice): number[] {
  return questions.map((question) => (question.kind === 'quantity' ? question.mistakes.length : 0))
}

function remarkOn(part: Part, known: number): string[] {
  if (part.kind !== 'quantity') return []
  const { value, tolerance, mistakes } = part
  const size = Math.abs(value)
  const isRounded = tolerance.kind === 'figures'
  return [
    ...(value < 0 ? [practiceTexts.negative] : []),
    ...(size !== 0 && (size < smallest || size > largest) ? [practiceTexts.outOfRange] : []),
    ...(!isRounded && !isNice(value) ? [practiceTexts.ugly(formatNumber(value))] : []),
    ...(mistakes.length < known ? [practiceTexts.mistakeIsRight] : []),
  ]
}

/** Returns whether the value needs only a few figures: 3,5 and 12000, but not 3,33333. */
function isNice(value: number): boolean {
  return Math.abs(Number(value.toPrecision(niceFigures)) - value) <= Math.abs(value) * 1e-9
}
