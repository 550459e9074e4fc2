import { data } from 'react-router'
import { readForm } from '../../platform/http/read-form.server.ts'
import type { Given, Marked } from '../marking/part.ts'
import { markGiven, readGiven } from '../practice/given-answers.ts'
import { isSeed } from '../practice/seed.server.ts'
import { topicOwner } from './question.ts'
import { renderQuestions } from './render-questions.server.ts'
import type { ShownQuestion } from './shown-question.ts'

/** The answers to an exercise, and the mark of each part. */
export type QuestionAnswers = {
  exercise: string
  /** The seed of the exercise's numbers; empty for those in its text. */
  seed: string
  given: Given[]
  marked: (Marked | null)[]
  /** Whether at least one part is readable and therefore has a verdict. */
  isAnswered: boolean
}

/** The maximum size of a form with answers, in bytes. */
const maxAnswersLength = 64 * 1024

type ListAsked = (owner: { kind: string; id: string }, seed: string) => Promise<readonly ShownQuestion[]>

/**
 * Marks the answer to a question of a topic, sent by a page without scripts. `readTopic` returns the Markdown
 * of a topic by its id. Throws a 404 response if the question does not exist or cannot be answered.
 */
export function answerQuestion(
  request: Request,
  seed: string,
  readTopic: (id: string) => Promise<string | undefined>,
): Promise<QuestionAnswers> {
  return answerAsked(request, seed, async ({ kind, id }, own) => {
    const source = `${kind}:${id}` === topicOwner(id) ? await readTopic(id) : undefined
    return source === undefined ? [] : renderQuestions(source, () => undefined, { seed: own })
  })
}

/**
 * Like `answerQuestion`, but for questions of any owner, such as a simulator. `listAsked` returns the owner's
 * questions with the numbers of a seed.
 */
export async function answerAsked(
  request: Request,
  seed: string,
  listAsked: ListAsked,
): Promise<QuestionAnswers> {
  const form = await readForm(request, maxAnswersLength)
  const exercise = String(form.get('ejercicio') ?? '')
  const [, kind = '', id = '', key] = /^([a-z]{1,20}):([\w-]{1,100}):([0-9a-f]{8})$/.exec(exercise) ?? []
  const asked = id === '' ? [] : await listAsked({ kind, id }, isSeed(seed) ? seed : '')
  const question = asked.find((one) => one.key === key)
  if (!question || question.parts.length === 0) throw data(null, { status: 404 })
  const given = readGiven(question.parts, (name) => form.getAll(name).map(String))
  const marked = markGiven(question.parts, given)
  const isAnswered = marked.some((part) => part !== null && part.verdict !== 'unreadable')
  return { exercise, seed: question.seed, given, marked, isAnswered }
}
