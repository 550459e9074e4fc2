import { setImmediate as nextTurn } from 'node:timers/promises'
import { type NumberedProblem, numberProblem } from '../problems/number-problem.ts'
import type { Problem } from '../problems/problem.server.ts'
import { type Letter, letters } from './worksheet.ts'

/**
 * A problem with the numbers of a variant. `seed`: the seed of its page with the same numbers; blank if it
 * has no others.
 */
export type DrawnProblem = NumberedProblem<Problem> & { seed: string }
export type Variant = { letter: Letter; problems: DrawnProblem[] }

/** Attempts to draw numbers that differ from those of earlier variants. */
const tries = 9

/** The seed of a problem in a variant: `f4711a`, then `f4711a2` and so on. */
function seedOf(number: number, letter: Letter, attempt: number): string {
  return `f${number}${letter.toLowerCase()}${attempt > 1 ? attempt : ''}`
}

/**
 * Draws a problem for the variants A to `last`, with different numbers if there are enough of them.
 * Deterministic: each variant's numbers are independent of how many are requested. Other requests can run
 * between two drawings.
 */
async function drawVariants(problem: Problem, number: number, last: Letter): Promise<DrawnProblem[]> {
  const drawn: DrawnProblem[] = []
  const known = new Set<string>()
  for (const letter of letters.slice(0, letters.indexOf(last) + 1)) {
    const one = await drawOther(problem, known, (attempt) => seedOf(number, letter, attempt))
    known.add(valuesOf(one))
    drawn.push(one)
  }
  return drawn
}

async function drawOther(
  problem: Problem,
  known: ReadonlySet<string>,
  seedAt: (attempt: number) => string,
): Promise<DrawnProblem> {
  for (let attempt = 1; ; attempt++) {
    await nextTurn()
    const seed = seedAt(attempt)
    const numbered = numberProblem(problem, seed)
    if (!numbered.varies) return { ...numbered, seed: '' }
    const drawn = { ...numbered, seed }
    if (attempt === tries || !known.has(valuesOf(drawn))) return drawn
  }
}

function valuesOf({ practice }: DrawnProblem): string {
  return JSON.stringify([...(practice?.values.values() ?? [])])
}

/** Draws the variants of a worksheet. */
export async function drawWorksheet(
  problems: readonly Problem[],
  { number, letters: wanted }: { number: number; letters: readonly Letter[] },
): Promise<Variant[]> {
  const last = wanted.at(-1) ?? 'A'
  const all: DrawnProblem[][] = []
  for (const problem of problems) all.push(await drawVariants(problem, number, last))
  return wanted.map((letter) => ({
    letter,
    problems: all.flatMap((drawn) => drawn[letters.indexOf(letter)] ?? []),
  }))
}
