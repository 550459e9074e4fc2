import { readNumber } from '../marking/read-number.ts'
import { tidyAnswer } from '../marking/tidy-answer.ts'

/** Numbers in equal steps. */
type Range = { from: number; count: number; step: number }
/** The possible values of a variable. The first one is the one used in the text as written. */
export type ValueSet = { ranges: readonly Range[]; count: number }

const limits = { ranges: 40, count: 10_000 }
const range = /^(.+?)\.\.(.+?)(?: paso (.+))?$/u

/**
 * Parses «9 | 12 | 6», «10..30 paso 5» or both joined by `|`. Returns undefined for anything else, such as an
 * expression.
 */
export function readValues(text: string): ValueSet | undefined {
  const pieces = text.split('|').map((piece) => piece.trim())
  if (pieces.length > limits.ranges) return undefined
  const ranges = pieces.flatMap((piece) => readRange(piece) ?? [])
  const count = ranges.reduce((sum, each) => sum + each.count, 0)
  return ranges.length === pieces.length && count <= limits.count ? { ranges, count } : undefined
}

/** Returns the value at an index of the set. */
export function valueAt({ ranges }: ValueSet, index: number): number {
  let rest = index
  for (const { from, count, step } of ranges) {
    // Round to twelve figures, so that 3 · 0.1 is 0.3.
    if (rest < count) return Number((from + rest * step).toPrecision(12))
    rest -= count
  }
  return Number.NaN
}

function readRange(text: string): Range | undefined {
  const found = range.exec(text)
  if (!found) {
    const single = readPlain(text)
    return single === undefined ? undefined : { from: single, count: 1, step: 1 }
  }
  const [, first = '', last = '', given = '1'] = found
  const [from, to, step] = [readPlain(first), readPlain(last), readPlain(given)]
  if (from === undefined || to === undefined || step === undefined || step <= 0 || to < from) return undefined
  return { from, count: Math.floor((to - from) / step + 1e-9) + 1, step }
}

/** Parses a number without a unit. A point separates thousands: 1.500 is 1500. */
function readPlain(text: string): number | undefined {
  const tidy = tidyAnswer(text)
  const [number] = readNumber(tidy, 0)
  return number && number.end === tidy.length && number.unit === undefined ? number.value : undefined
}
