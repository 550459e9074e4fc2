import { challengesTexts } from './challenges-texts.ts'

/** A generated idea, or what to say when there is no topic to make one from (docs/product.md 9.1). */
export type Idea = { kind: 'idea'; title: string; description: string } | { kind: 'prompt'; message: string }

/** The local simulation of the idea generator (docs/product.md 9.1): a template around the topic, cut to 80 characters. */
export function generateIdea(rawTopic: string): Idea {
  const topic = rawTopic.replace(/\s+/g, ' ').trim().slice(0, 80)
  if (topic === '') return { kind: 'prompt', message: challengesTexts.blankTopic }
  return {
    kind: 'idea',
    title: challengesTexts.ideaTitle(topic),
    description: challengesTexts.ideaDescription(topic),
  }
}
