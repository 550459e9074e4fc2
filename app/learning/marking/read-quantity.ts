import { codePrefixes, readNumber, type WrittenNumber } from './read-number.ts'
import { readUnit, type Unit } from './read-unit.ts'
import { answerLimit, tidyAnswer } from './tidy-answer.ts'

/**
 * One reading of an answer. `unit`: null if no unit was written; a text if what was written is not a known
 * unit.
 */
export type QuantityReading = Pick<WrittenNumber, 'value' | 'figures' | 'isGuess'> & {
  unit: Unit | string | null
  /** The unit as written. */
  unitText: string
  /** A letter that implies ohms or farads without naming them: 4k7, 10k. */
  code?: string
}

/** Why an answer cannot be read. */
type Unreadable = 'empty' | 'too long' | 'no number' | 'two values' | 'operation' | 'too big'
type QuantityReadings = { readings: readonly QuantityReading[] } | { unreadable: Unreadable }

const range = /\d ?(?:-|a|y|o|u|;|, |±|\+\/-|\.\.\.?|…) ?\d|^(?:entre|de) \d|±/u
const time = / ?(d|h|min|s|seg|dias|días|horas?|minutos?|segundos?)(?![\p{L}])(?: ?y ?|,? ?)/uy

/** Parses an answer that should be one number with or without a unit, and returns every plausible reading. */
export function readQuantity(text: string): QuantityReadings {
  if (text.length > answerLimit) return { unreadable: 'too long' }
  const tidy = tidyAnswer(text)
  if (tidy === '') return { unreadable: 'empty' }
  const euros = /^€ ?(.*)$/u.exec(tidy)
  const plain = euros ? `${euros[1]} €` : tidy
  const duration = readDuration(plain)
  if (duration) return { readings: [duration] }
  const numbers = readNumber(plain, 0)
  if (numbers.length === 0) return { unreadable: whyNot(plain) }
  const readings = numbers.flatMap((number) => withUnits(number, plain.slice(number.end).trim()))
  return readings.some(({ unit }) => typeof unit === 'string') && /\d/.test(plain.slice(numbers[0]?.end))
    ? { unreadable: whyNot(plain) }
    : { readings }
}

/** Reads the letter of 4,7k as a prefix of ohms; K may also mean kelvin, so it has two readings. */
function withUnits(number: WrittenNumber, rest: string): QuantityReading[] {
  const factor = codePrefixes.get(rest)
  if (factor === undefined) return [withUnit(number, rest)]
  const resistance = {
    ...withUnit({ ...number, value: number.value * factor }, 'Ω'),
    unitText: rest,
    code: rest,
  }
  return rest === 'K' ? [resistance, withUnit(number, rest)] : [resistance]
}

function withUnit({ end, unit: implied, letter, ...number }: WrittenNumber, rest: string): QuantityReading {
  const unitText = rest === '' ? (implied ?? '') : rest
  if (unitText === '') return { ...number, unit: null, unitText }
  if (rest === '')
    return { ...number, unit: readUnit(unitText) ?? unitText, unitText, code: letter ?? unitText }
  return { ...number, unit: readUnit(unitText) ?? unitText, unitText }
}

function whyNot(text: string): Unreadable {
  if (!/\d/.test(text)) return 'no number'
  if (/\d[eE]\d{3}|\d ?\^ ?-?\d{3}/u.test(text)) return 'too big'
  if (/[()√]|\d ?[·:x^] ?\d/u.test(text)) return 'operation'
  if (range.test(text)) return 'two values'
  return /\d ?[/+] ?\d/u.test(text) ? 'operation' : 'no number'
}

/** Parses a duration of at least two parts from the largest unit to the smallest: «1 h 23 min 20 s». */
function readDuration(text: string): QuantityReading | undefined {
  let seconds = 0
  let before = Number.POSITIVE_INFINITY
  let at = 0
  let parts = 0
  let first = ''
  for (; at < text.length; parts++) {
    const [number] = readNumber(text, at)
    if (!number) return undefined
    time.lastIndex = number.end
    const found = time.exec(text)
    const unit = found?.[1] === undefined ? undefined : readUnit(found[1])
    if (!unit || !found || unit.size >= before || number.value < 0) return undefined
    seconds += number.value * unit.size
    before = unit.size
    first ||= found[1] ?? ''
    at = number.end + found[0].length
  }
  if (parts < 2) return undefined
  const endless = Number.POSITIVE_INFINITY
  return {
    value: seconds,
    figures: endless,
    unit: readUnit('s') ?? null,
    unitText: first,
  }
}
