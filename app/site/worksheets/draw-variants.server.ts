import { setImmediate as nextTurn } from 'node:timers/promises'
import { type NumberedProblem, numberProblem } from '../problems/number-problem.ts'
import type { Problem } from '../problems/problem-repository.server.ts'
import { type Letter, letters } from './worksheet.ts'

/** A problem with the numbers of a variant. `seed`: what its page is asked for with the same numbers; blank: it has no others. */
export type DrawnProblem = NumberedProblem<Problem> & { seed: string }
export type Variant = { letter: Letter; problems: DrawnProblem[] }

/** Few groups of numbers may give two variants the same: so often others are drawn. */
const tries = 9

/** The seed of a problem in a variant: `f4711a`, then `f4711a2` and so on. */
function seedOf(number: number, letter: Letter, attempt: number): string {
  return `f${number}${letter.toLowerCase()}${attempt > 1 ? attempt : ''}`
}

/**
 * A problem in the variants of a worksheet from A to `last`, with numbers that differ where there are enough of them. The same for ever, however
 * many variants are asked for. Other requests have their turn between any two drawings.
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

/** The variants of a worksheet. */
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
