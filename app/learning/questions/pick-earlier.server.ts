import type { PictureLookup } from '../../platform/markdown/picture.ts'
import { hashText } from '../practice/draw-values.ts'
import type { EarlierQuestion } from './before-you-start.tsx'
import { renderQuestions } from './render-questions.server.ts'
import type { ShownQuestion } from './shown-question.ts'

const most = 2

type Topic = { id: string; title: string; content: string }
type Picking = { id: string; find: PictureLookup }

/**
 * Picks two questions of earlier topics, given nearest first: one from each of two topics, or two from the
 * only topic with questions. The choice depends on the `id` of the topic that shows them, so it does not
 * change between visits.
 */
export async function pickEarlier(
  topics: readonly Topic[],
  { id, find }: Picking,
): Promise<EarlierQuestion[]> {
  const picked: EarlierQuestion[] = []
  const spare: EarlierQuestion[] = []
  for (const { content, ...topic } of topics) {
    if (picked.length === most) break
    const asked = await renderQuestions(content, find, { scope: topic.id })
    // Offer no «Otros números» here: the link works only on the page of the question's own topic.
    const own = asked
      .filter(standsAlone)
      .map((question) => ({ topic, question: { ...question, varies: false } }))
    const turned = turn(own, hashText(`${id} ${topic.id}`))
    picked.push(...turned.slice(0, 1))
    spare.push(...turned.slice(1))
  }
  return [...picked, ...spare].slice(0, most)
}

/**
 * Excludes questions with a title, which continue the text above them, and predictions, which introduce the
 * text below.
 */
function standsAlone({ kind, title, parts }: ShownQuestion): boolean {
  return kind === 'pregunta' && title === '' && parts.length > 0
}

function turn<Each>(list: readonly Each[], by: number): Each[] {
  const first = list.length > 0 ? by % list.length : 0
  return [...list.slice(first), ...list.slice(0, first)]
}
