import { pick } from './mark-choices.ts'
import { markingTexts } from './marking-texts.ts'
import type { Given } from './part.ts'
import type { Marked } from './verdict.ts'

const { unreadable, incorrect, almost, correct } = markingTexts

/** `items` in the right order; the answer names them by their numbers in that order. Equal texts can change places. */
export function markOrder(items: readonly string[], given: Given): Marked {
  const ordered = pick(items, given)
  if (!ordered || ordered.length !== items.length) return { verdict: 'unreadable', message: unreadable.order }
  const wrong = items.flatMap((item, at) => (ordered[at] === item ? [] : [at]))
  const [first, second] = wrong
  if (first === undefined) return { verdict: 'correct', message: correct }
  const isSwapped = wrong.length === 2 && second === first + 1
  return isSwapped
    ? { verdict: 'almost', message: almost.swapped }
    : { verdict: 'incorrect', message: incorrect.order(first) }
}

/** The answer names for each left side the number of its right side; equal right sides stand for each other. */
export function markMatch(pairs: readonly (readonly [string, string])[], given: Given): Marked {
  const chosen = given.map((text) => (/^\d{1,3}$/.test(text) ? pairs[Number(text)]?.[1] : undefined))
  if (chosen.length !== pairs.length || chosen.includes(undefined)) {
    return { verdict: 'unreadable', message: unreadable.match }
  }
  const right = pairs.filter(([, partner], at) => chosen[at] === partner).length
  return right === pairs.length
    ? { verdict: 'correct', message: correct }
    : { verdict: 'incorrect', message: incorrect.match(right, pairs.length) }
}
