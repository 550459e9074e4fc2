import { data, redirect } from 'react-router'
import type { Given } from '../../learning/marking/part.ts'
import type { Marked } from '../../learning/marking/verdict.ts'
import { markGiven } from '../../learning/practice/mark-given.ts'
import { readGiven } from '../../learning/practice/read-given.ts'
import { drawSeed, isSeed } from '../../learning/practice/seed.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { numberProblem } from './number-problem.ts'
import type { Problem } from './problem-repository.server.ts'

/** What somebody answered, and what came of each part. */
export type MarkedAnswers = { given: Given[]; marked: (Marked | null)[] }

/** More than a form of twelve questions holds. Bytes. */
const longestAnswers = 64 * 1024

/**
 * The seed of `?semilla=…`; empty where the problem has no other numbers or it is none. `nueva` is answered with the way to a seed that
 * nobody knows beforehand. `page`: where its numbers are shown.
 */
export function readSeed(
  problem: Problem,
  given: string | null,
  page = `/problemas/${problem.slug}`,
): string {
  if (given === null || !isSeed(given) || !numberProblem(problem, '').varies) return ''
  if (given !== 'nueva') return given
  throw redirect(`${page}?semilla=${drawSeed()}`, 302)
}

/** Marks a form of answers, on the numbers of a seed. Throws 404 for a problem that asks nothing. */
export async function markAnswers(request: Request, problem: Problem, seed: string): Promise<MarkedAnswers> {
  const { practice } = numberProblem(problem, seed)
  if (!practice) throw data(null, { status: 404 })
  const form = await readForm(request, longestAnswers)
  const given = readGiven(practice.parts, (name) => form.getAll(name).map(String))
  return { given, marked: markGiven(practice.parts, given) }
}
