import { challengesTexts } from './challenges-texts.ts'

/** A generated idea, or what to say when there is no topic to make one from (docs/product.md 9.1). */
export type Idea = { kind: 'idea'; title: string; description: string } | { kind: 'prompt'; message: string }

/** The topic of what was typed: one line of at most 80 characters. */
export function readIdeaTopic(typed: unknown): string {
  return String(typed ?? '')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, 80)
}

/** The local simulation of the idea generator (docs/product.md 9.1): a template around the topic. */
export function generateIdea(typed: string): Idea {
  const topic = readIdeaTopic(typed)
  if (topic === '') return { kind: 'prompt', message: challengesTexts.blankTopic }
  return {
    kind: 'idea',
    title: challengesTexts.ideaTitle(topic),
    description: challengesTexts.ideaDescription(topic),
  }
}
