import { redirect } from 'react-router'
import { drawSeed, isSeed } from '../practice/seed.server.ts'
import { listQuestions } from './render-questions.server.ts'

/**
 * The seed of `?semilla=…` for the questions of a topic; empty where none has other numbers or it is none. `nueva` is answered with the way to a
 * seed that nobody knows beforehand; the browser keeps the place on the page.
 */
export async function readQuestionSeed(
  { id, content }: { id: string; content: string },
  given: string | null,
): Promise<string> {
  if (given === null || !isSeed(given)) return ''
  const questions = await listQuestions(content)
  if (!questions.some(({ varies }) => varies)) return ''
  if (given !== 'nueva') return given
  throw redirect(`/topic/${id}?semilla=${drawSeed()}`, 302)
}
