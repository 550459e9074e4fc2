import { pick } from './mark-choices.ts'
import { markingTexts } from './marking-texts.ts'
import type { Given, Marked } from './part.ts'

const { unreadable, incorrect, almost, correct } = markingTexts

/**
 * Marks an order. `items` are in the right order, and the answer lists their indices. Equal texts are
 * interchangeable.
 */
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

/**
 * Marks pairs. The answer gives the index of the right side for each left side. Equal right sides are
 * interchangeable.
 */
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
