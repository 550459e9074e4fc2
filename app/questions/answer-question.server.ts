import { data } from 'react-router'
import type { Given } from '../marking/part.ts'
import type { Marked } from '../marking/verdict.ts'
import { markGiven } from '../practice/mark-given.ts'
import { readGiven } from '../practice/read-given.ts'
import { isSeed } from '../practice/seed.server.ts'
import { readForm } from '../ui/read-form.server.ts'
import { renderQuestions } from './render-questions.server.ts'

/** What somebody answered to which exercise, and what came of each part. */
export type QuestionAnswers = {
  exercise: string
  /** Of its numbers; empty for those of its text. */
  seed: string
  given: Given[]
  marked: (Marked | null)[]
  /** Whether something could be read. */
  isAnswered: boolean
}

/** More than the form of a question holds. Bytes. */
const longestAnswers = 64 * 1024

/**
 * Marks the answer to a question that a page without scripts sends. `readTopic` gives the text of a topic by its id. Throws 404 where there is no
 * such question.
 */
export async function answerQuestion(
  request: Request,
  seed: string,
  readTopic: (id: string) => Promise<string | undefined>,
): Promise<QuestionAnswers> {
  const form = await readForm(request, longestAnswers)
  const exercise = String(form.get('ejercicio') ?? '')
  const [, topic, key] = /^temario:([\w-]{1,100}):([0-9a-f]{8})$/.exec(exercise) ?? []
  const source = topic === undefined ? undefined : await readTopic(topic)
  const asked =
    source === undefined
      ? []
      : await renderQuestions(source, () => undefined, { seed: isSeed(seed) ? seed : '' })
  const question = asked.find((one) => one.key === key)
  if (!question || question.parts.length === 0) throw data(null, { status: 404 })
  const given = readGiven(question.parts, (name) => form.getAll(name).map(String))
  const marked = markGiven(question.parts, given)
  const isAnswered = marked.some((part) => part !== null && part.verdict !== 'unreadable')
  return { exercise, seed: question.seed, given, marked, isAnswered }
}
