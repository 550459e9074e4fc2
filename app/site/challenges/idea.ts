import { challengesTexts } from './challenges-texts.ts'

/** A generated idea, or the message for an empty topic (docs/product.md 9.1). */
export type Idea = { kind: 'idea'; title: string; description: string } | { kind: 'prompt'; message: string }

/** Normalises a typed topic to one line of at most 80 characters. */
export function readIdeaTopic(typed: unknown): string {
  return String(typed ?? '')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, 80)
}

/** Generates an idea from a template around the topic, without a model (docs/product.md 9.1). */
export function generateIdea(typed: string): Idea {
  const topic = readIdeaTopic(typed)
  if (topic === '') return { kind: 'prompt', message: challengesTexts.blankTopic }
  return {
    kind: 'idea',
    title: challengesTexts.ideaTitle(topic),
    description: challengesTexts.ideaDescription(topic),
  }
}
