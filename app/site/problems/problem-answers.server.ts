import { data, redirect } from 'react-router'
import type { Given, Marked } from '../../learning/marking/part.ts'
import { markGiven, readGiven } from '../../learning/practice/given-answers.ts'
import { drawSeed, isSeed } from '../../learning/practice/seed.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { numberProblem } from './number-problem.ts'
import type { Problem } from './problem.server.ts'

/** The submitted answers, and the verdict on each part. */
export type MarkedAnswers = { given: Given[]; marked: (Marked | null)[] }

/** Limit of the body in bytes: more than a form of twelve questions needs. */
const maxAnswersLength = 64 * 1024

/**
 * The seed of `?semilla=…`; empty if it is invalid or the problem has no other numbers. For `nueva` throws a
 * redirect to a random seed. `page`: the page that shows the numbers.
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

/** Marks a form of answers, for the numbers of a seed. Throws a 404 if the problem has no questions. */
export async function markAnswers(request: Request, problem: Problem, seed: string): Promise<MarkedAnswers> {
  const { practice } = numberProblem(problem, seed)
  if (!practice) throw data(null, { status: 404 })
  const form = await readForm(request, maxAnswersLength)
  const given = readGiven(practice.parts, (name) => form.getAll(name).map(String))
  return { given, marked: markGiven(practice.parts, given) }
}
