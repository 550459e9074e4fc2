import { markingTexts } from './marking-texts.ts'
import type { Given, Marked, Option } from './part.ts'

const { unreadable, incorrect, almost } = markingTexts

/** Returns the items with the given indices. Returns undefined if an index is invalid or repeated. */
export function pick<Each>(list: readonly Each[], given: Given): Each[] | undefined {
  const numbers = given.map((text) => (/^\d{1,3}$/.test(text) ? Number(text) : -1))
  const picked = numbers.flatMap((number) => (number in list && number >= 0 ? [list[number] as Each] : []))
  return picked.length === given.length && new Set(numbers).size === given.length ? picked : undefined
}

/** Marks an answer with exactly one right option. */
export function markChoice(options: readonly Option[], given: Given): Marked {
  const picked = pick(options, given)
  const [chosen] = picked ?? []
  if (!chosen || picked?.length !== 1) return { verdict: 'unreadable', message: unreadable.choice }
  if (chosen.isRight) return { verdict: 'correct', message: markingTexts.correct }
  return wrong(chosen, incorrect.choice)
}

/** Marks an answer that must name all right options and no other. */
export function markChoices(options: readonly Option[], given: Given): Marked {
  const picked = pick(options, given)
  if (!picked || picked.length === 0) return { verdict: 'unreadable', message: unreadable.choice }
  const mistaken = picked.filter(({ isRight }) => !isRight)
  const [first] = mistaken
  if (first) return wrong(first, incorrect.choices(mistaken.length))
  const isWhole = picked.length === options.filter(({ isRight }) => isRight).length
  return isWhole
    ? { verdict: 'correct', message: markingTexts.correct }
    : { verdict: 'almost', message: almost.missingChoices }
}

function wrong({ message }: Option, otherwise: string): Marked {
  return message
    ? { verdict: 'known-mistake', message: markingTexts.known(message) }
    : { verdict: 'incorrect', message: otherwise }
}
