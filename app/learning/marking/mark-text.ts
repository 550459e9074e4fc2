import { markingTexts } from './marking-texts.ts'
import type { Marked, WordMistake } from './part.ts'
import { answerLimit } from './tidy-answer.ts'

/** The minimum length of a word for which one spelling mistake is forgiven as «almost». */
const slipLength = 5

/**
 * Marks a word or a short expression. Ignores accents, capitals, articles, quotes and spaces; ñ differs from
 * n.
 */
export function markText(
  { accepted, mistakes }: { accepted: readonly string[]; mistakes: readonly WordMistake[] },
  given: string,
): Marked {
  if (given.length > answerLimit)
    return { verdict: 'unreadable', message: markingTexts.unreadable['too long'] }
  const plain = foldWords(given)
  if (plain === '') return { verdict: 'unreadable', message: markingTexts.unreadable.text }
  const right = accepted.map(foldWords)
  if (right.includes(plain)) return { verdict: 'correct', message: markingTexts.correct }
  const known = mistakes.find(({ text }) => foldWords(text) === plain)
  if (known) return { verdict: 'known-mistake', message: markingTexts.known(known.message) }
  const isSlip = right.some((word) => word.length >= slipLength && isOneSlip(plain, word))
  return isSlip
    ? { verdict: 'almost', message: markingTexts.almost.spelling }
    : { verdict: 'incorrect', message: markingTexts.incorrect.text }
}

/** Normalises a text for comparison: removes what does not matter in an answer. */
export function foldWords(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/^\s*0x(?=[\da-f]+\s*$)/u, '')
      // Scales: «Escala 1 : 5», «E 1/5».
      .replace(/^\s*(?:(?:e|escala)\s+)?(\d+)\s*[:/]\s*(\d+)\s*$/u, '$1 $2')
      .normalize('NFD')
      .replace(/[\u0300\u0301\u0308]/gu, '')
      .normalize('NFC')
      .replace(/[«»"'“”.;:!¡?¿]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim()
      .replace(/^(?:el|la|los|las|un|una) (?=.)/u, '')
  )
}

/**
 * Returns whether two words differ by one letter added, removed or replaced, or by two neighbours swapped.
 */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const rest = long.slice(at + 1)
  if (short.length < long.length) return short.slice(at) === rest
  const isSwap =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  return short.slice(at + 1) === rest || isSwap
}
