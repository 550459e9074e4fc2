import { redirect } from 'react-router'
import { drawSeed, isSeed } from '../practice/seed.server.ts'
import { listQuestions } from './render-questions.server.ts'

/**
 * Returns the seed of `?semilla=…` for the questions of a topic, or an empty text if it is invalid or no
 * question of the topic has other numbers. For `nueva`, throws a redirect to an unpredictable seed; the
 * browser keeps the fragment.
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
