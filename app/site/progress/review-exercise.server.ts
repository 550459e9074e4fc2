import { data, type RouterContextProvider, redirect } from 'react-router'
import { drawSeed, isSeed } from '../../learning/practice/seed.server.ts'
import { answerQuestion, type QuestionAnswers } from '../../learning/questions/answer-question.server.ts'
import { renderQuestions } from '../../learning/questions/render-questions.server.ts'
import type { ShownQuestion } from '../../learning/questions/shown-question.ts'
import { services } from '../../platform/http/app-context.ts'
import { findProblem, type Problem } from '../problems/problem.server.ts'
import { problem as problemDefinition } from '../problems/problem.ts'
import { type MarkedAnswers, markAnswers, readSeed } from '../problems/problem-answers.server.ts'
import { type RenderedProblem, renderProblem } from '../problems/render-problem.server.ts'
import { findTopic, type Topic } from '../topics/topic.server.ts'

type Context = Readonly<RouterContextProvider>
/** The address: the exercise id as attempts store it, and the seed of its numbers. */
type Asked = { exercise: string; seed: string | null }
/** An exercise with the numbers of its seed, as its review page shows it. */
export type Reviewed = { exercise: string; seed: string } & (
  | { kind: 'problem'; problem: RenderedProblem }
  | { kind: 'question'; question: ShownQuestion; topic: Pick<Topic, 'id' | 'title'> }
)
type Answers = { kind: 'problem'; answers: MarkedAnswers } | { kind: 'question'; answers: QuestionAnswers }
export type ReviewAnswers = Answers & { seed: string }

/** «Enunciado» and the like are h2, and the headings of a text start at h2, so lower them by one. */
const lowerHeadings = 1

/** Reads the exercise of an address. Throws 404 if there is none, and a redirect to a new seed. */
export async function readReviewed(context: Context, asked: Asked): Promise<Reviewed> {
  const { exercise } = asked
  const { find } = services(context).pictures
  if (readQuestion(exercise)) {
    const { topic, question, seed } = await requireQuestion(context, asked)
    const asking = await renderQuestions(topic.content, find, { seed, lowerHeadings })
    const drawn = asking.find(({ key }) => key === question.key) ?? question
    return { kind: 'question', exercise, seed, question: drawn, topic: { id: topic.id, title: topic.title } }
  }
  const { problem, seed } = await requireProblem(context, asked)
  const rendered = await renderProblem(problem, services(context).pictures, { lowerHeadings, seed })
  return { kind: 'problem', exercise, seed, problem: rendered }
}

/** Marks the answers of a submitted form. */
export async function markReview(context: Context, asked: Asked, request: Request): Promise<ReviewAnswers> {
  if (readQuestion(asked.exercise)) {
    const { topic, seed } = await requireQuestion(context, asked)
    const readTopic = async (id: string) => (id === topic.id ? topic.content : undefined)
    return { kind: 'question', seed, answers: await answerQuestion(request, seed, readTopic) }
  }
  const { problem, seed } = await requireProblem(context, asked)
  return { kind: 'problem', seed, answers: await markAnswers(request, problem, seed) }
}

type Found<Exercise> = Exercise & { seed: string }

async function requireProblem(
  context: Context,
  { exercise, seed }: Asked,
): Promise<Found<{ problem: Problem }>> {
  const prefix = `${problemDefinition.tipo}:`
  const id = exercise.startsWith(prefix) ? exercise.slice(prefix.length) : undefined
  const problem = id === undefined ? undefined : await findProblem(services(context).db, id)
  if (!problem || problem.practice === '') throw data(null, { status: 404 })
  return { problem, seed: readSeed(problem, seed, `/repasar/${exercise}`) }
}

async function requireQuestion(
  context: Context,
  { exercise, seed }: Asked,
): Promise<Found<{ topic: Topic; question: ShownQuestion }>> {
  const named = readQuestion(exercise)
  const topic = named && (await findTopic(services(context).db, named.topic))
  const asked = topic ? await renderQuestions(topic.content, services(context).pictures.find, {}) : []
  const question = asked.find(({ key }) => key === named?.key)
  if (!topic || !question || question.parts.length === 0) throw data(null, { status: 404 })
  const isOther = seed !== null && isSeed(seed) && question.varies
  if (isOther && seed === 'nueva') throw redirect(`/repasar/${exercise}?semilla=${drawSeed()}`, 302)
  return { topic, question, seed: isOther ? seed : '' }
}

function readQuestion(exercise: string): { topic: string; key: string } | undefined {
  const [, topic, key] = /^temario:([\w-]{1,100}):([0-9a-f]{8})$/.exec(exercise) ?? []
  return topic !== undefined && key !== undefined ? { topic, key } : undefined
}
