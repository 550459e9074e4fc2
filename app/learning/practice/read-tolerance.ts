import { readNumber } from '../marking/read-number.ts'
import { tidyAnswer } from '../marking/tidy-answer.ts'
import type { Tolerance } from '../marking/tolerance.ts'

/** The default tolerance: students may have rounded intermediate results. */
const usual: Tolerance = { kind: 'relative', by: 0.01 }

/** Parses «2 %», «±0,5», «3 cifras» or «exacta»; returns undefined for anything else. */
export function readTolerance(text: string): Tolerance | undefined {
  const tidy = tidyAnswer(text.replace('±', ' ')).toLowerCase()
  if (tidy === '') return usual
  if (tidy === 'exacta') return { kind: 'exact' }
  const [number] = readNumber(tidy, 0)
  if (!number || !(number.value >= 0)) return undefined
  const rest = tidy.slice(number.end).trim()
  if (rest === '%') return number.value <= 50 ? { kind: 'relative', by: number.value / 100 } : undefined
  if (rest === '') return { kind: 'absolute', by: number.value }
  const isFigures = /^cifras?$/.test(rest) && Number.isInteger(number.value)
  return isFigures && number.value >= 1 && number.value <= 12
    ? { kind: 'figures', count: number.value }
    : undefined
}
