import { formatNumber } from './format-number.ts'
import { markingTexts } from './marking-texts.ts'
import type { Marked, Verdict } from './part.ts'
import { nameQuantity } from './quantity-names.ts'
import { type QuantityReading, readQuantity } from './read-quantity.ts'
import { convert, isSameDimension, measureTheSame, readUnit, type Unit } from './read-unit.ts'
import { findSlip } from './slips.ts'
import { suggestUnit } from './suggest-unit.ts'
import { tidyAnswer } from './tidy-answer.ts'
import { isRoundedTooFar, isWithin, type Tolerance } from './tolerance.ts'

/**
 * A mistake foreseen by the author: the value it leads to, in the answer's unit, and a message that explains
 * it.
 */
type KnownMistake = { value: number; message: string }

/** The right answer: a number, its unit if it has one, and the tolerance. */
export type QuantityAnswer = {
  value: number
  /**
   * The unit as students write it; empty if the result has none. A word that is not a unit («capas») may be
   * omitted.
   */
  unit: string
  /** The question states the unit and the field shows it, so a bare number is in this unit. */
  isUnitGiven?: boolean
  tolerance: Tolerance
  mistakes: readonly KnownMistake[]
}

type Expected = QuantityAnswer & { measure: Unit | null }
/**
 * `writtenSize`: the factor from the answer's unit to the written unit. Significant figures are counted in
 * the written unit.
 */
type Reading = QuantityReading & { writtenSize?: number }

const { almost, incorrect, unreadable } = markingTexts

/**
 * Marks a written quantity. Never throws. An answer longer than `answerLimit` (200 characters) is rejected
 * before parsing.
 */
export function markQuantity(answer: QuantityAnswer, given: string): Marked {
  const read = readQuantity(given)
  if ('unreadable' in read) return { verdict: 'unreadable', message: unreadable[read.unreadable] }
  const expected = { ...answer, measure: readUnit(tidyAnswer(answer.unit)) ?? null }
  // 1:30 may mean hours or minutes, and a ratio has no unit.
  if (expected.measure && /\d ?: ?\d/.test(given))
    return { verdict: 'unreadable', message: unreadable['no number'] }
  const [first, ...others] = read.readings.map((reading) =>
    sayReading(markReading(expected, reading), reading),
  )
  return first ? bestOf([first, ...others]) : { verdict: 'unreadable', message: unreadable['no number'] }
}

/** Appends how an ambiguous number was read: 1.234 may be 1234 or 1,234. */
function sayReading(marked: Marked, { isGuess, value }: QuantityReading): Marked {
  if (!isGuess || marked.verdict === 'unreadable') return marked
  return { ...marked, message: marked.message + markingTexts.read(formatNumber(value)) }
}

function markReading(expected: Expected, given: Reading): Marked {
  const { unitText } = given
  const reading = { ...given, unit: unitMeant(given, expected.measure) }
  const { unit } = reading
  const milli = /^m(?=ohm)/u.test(unitText) ? readUnit(`mili${unitText.slice(1)}`) : undefined
  if (milli) {
    // «mohm» often means MΩ: it is read as milliohms only if that gives the right answer.
    const marked = markReading(expected, { ...given, unit: milli, unitText: 'mΩ' })
    return marked.verdict === 'correct' ? marked : askForUnit(unitText, 'MΩ')
  }
  if (typeof unit === 'string') {
    const isWord = expected.measure === null && (isSameWord(unit, expected.unit) || isCounted(expected, unit))
    return isWord ? judge(expected, reading) : markUnknownUnit(expected, unit)
  }
  if (unit === null) return markWithoutUnit(expected, reading)
  if (reading.code && !(expected.measure && measureTheSame(unit, expected.measure))) {
    return markUnknownUnit(expected, reading.code)
  }
  if (expected.measure === null) return markNeedless(expected, { ...reading, unit })
  if (!measureTheSame(unit, expected.measure)) {
    return { verdict: 'incorrect', message: otherQuantity(unitText, unit, expected.measure) }
  }
  const value = convert(reading.value, unit, expected.measure)
  return judge(expected, { ...reading, value, writtenSize: reading.value / value })
}

/** Marks a value that is already in the answer's unit. */
function judge(expected: Expected, reading: Reading): Marked {
  const { value: exact, tolerance, mistakes, measure } = expected
  const { value, figures, writtenSize = 1 } = reading
  if (isWithin(value, exact, tolerance)) return { verdict: 'correct', message: markingTexts.correct }
  // A known mistake wins over rounding: 20 for 17.9 may be either, and the author's message is more specific.
  const known = mistakes.find((mistake) => isMistake(mistake.value, reading, tolerance))
  if (known) return { verdict: 'known-mistake', message: markingTexts.known(known.message) }
  const isBinary = measure?.dimension.bit !== undefined && isWithin(value * writtenSize, exact, tolerance)
  // 4 GB for 4 GiB is not a rounding.
  if (!isBinary && isRoundedTooFar(value * writtenSize, exact * writtenSize, figures))
    return { verdict: 'almost', message: almost.figures }
  return {
    verdict: 'incorrect',
    message: findSlip(value, exact, { unit: measure, tolerance }) ?? direction(value, exact),
  }
}

/**
 * Returns whether the answer is a known mistake, within the answer's tolerance. If the tolerance is exact and
 * the mistake has endless decimals (2,3888…), it may be rounded to the three or more figures that were
 * written.
 */
function isMistake(
  mistake: number,
  { value, figures, writtenSize = 1 }: Reading,
  tolerance: Tolerance,
): boolean {
  if (isWithin(value, mistake, tolerance)) return true
  if (tolerance.kind !== 'exact' || Number.isInteger(mistake) || figures < 3) return false
  return isRoundedTooFar(value * writtenSize, mistake * writtenSize, figures)
}

function direction(value: number, exact: number): string {
  if (exact !== 0 && Math.sign(value) === -Math.sign(exact)) return incorrect.sign
  return Math.abs(value) > Math.abs(exact) ? incorrect.tooLarge : incorrect.tooSmall
}

/** Marks a number without a unit. */
function markWithoutUnit(expected: Expected, reading: Reading): Marked {
  const { measure, unit } = expected
  const marked = judge(expected, reading)
  if (measure === null || expected.isUnitGiven) return marked
  if (marked.verdict === 'correct')
    return { verdict: 'almost', message: almost.unitMissing(unit.replace('Δ', '')) }
  const isRightIn = (size: number): boolean => {
    const value = convert(reading.value, { ...measure, size, offset: 0 }, measure)
    return judge(expected, { ...reading, value }).verdict === 'correct'
  }
  if (![1, ...(isTime(measure) ? [60, 3600] : [])].some(isRightIn)) return marked
  // A ratio needs no unit: 0.251 is 25.1 %. Other units do: 0.02 may be 0.02 A.
  const isRatio = Object.values(measure.dimension).every((power) => power === 0)
  return isRatio
    ? { verdict: 'correct', message: markingTexts.correct }
    : { verdict: 'almost', message: almost.otherUnitMissing }
}

/** Marks an answer with a unit although the result has none, or has a plain word («capas») in its place. */
function markNeedless(expected: Expected, reading: Reading & { unit: Unit }): Marked {
  const isRatio = Object.values(reading.unit.dimension).every((power) => power === 0)
  if (isRatio) return judge(expected, { ...reading, value: reading.value * reading.unit.size })
  const message =
    expected.unit === ''
      ? incorrect.noUnit(reading.unitText)
      : incorrect.count(expected.unit, reading.unitText)
  return { verdict: 'incorrect', message }
}

/**
 * A unit followed by how often: «20 mA en total», «10 € al mes». The period counts only if the answer is a
 * rate, such as €/mes.
 */
const howOften = /^(.*?) ?(?:en total|totales?|al (d[ií]a|mes|año)|cada (d[ií]a|mes|año))$/u

function unitWithout(text: string, measure: Unit | null): QuantityReading['unit'] {
  const [found, unit = '', one, other = one] = howOften.exec(text) ?? []
  if (found === undefined) return text
  const each = other === undefined ? undefined : readUnit(`${unit}/${other}`)
  if (each && measure && measureTheSame(each, measure)) return each
  return unit === '' ? null : (readUnit(unit) ?? unit)
}

/**
 * Resolves units by what is being measured: for a temperature, 24,9º and 24,9 C are degrees Celsius; for a
 * rotational speed, 300 1/min are turns per minute.
 */
function unitMeant({ unit: read, unitText }: Reading, measure: Unit | null): QuantityReading['unit'] {
  const unit = typeof read === 'string' ? unitWithout(read, measure) : read
  if (!measure) return unit
  const isHeat = isSameDimension(measure.dimension, { K: 1 })
  if (isHeat && /^(?:°|grados?|(?:(?:°|grados?) ?)?(?:c|cent[ií]grados?|celsius))$/iu.test(unitText))
    return readUnit('°C') ?? unit
  const isTurning = isSameDimension(measure.dimension, { turn: 1, s: -1 })
  if (!isTurning || !unit || typeof unit === 'string' || !/min/u.test(unitText)) return unit
  return isSameDimension(unit.dimension, { s: -1 }) ? { ...unit, dimension: measure.dimension } : unit
}

const askForUnit = (given: string, near: string): Marked => ({
  verdict: 'unreadable',
  message: unreadable.unitNear(given, near),
})

const isTime = ({ dimension }: Unit): boolean => isSameDimension(dimension, { s: 1 })

function otherQuantity(given: string, unit: Unit, measure: Unit): string {
  const [measures, wanted] = [nameQuantity(unit), nameQuantity(measure) ?? 'otra cosa']
  return measures ? incorrect.unitOf(given, measures, wanted) : incorrect.unit(given, wanted)
}

function markUnknownUnit({ measure, unit }: Expected, given: string): Marked {
  // If only capitals and points differ from the answer's unit («n.m» for N·m, «Mpa» for MPa), suggest that
  // unit.
  const isMeant = withoutForm(given) === withoutForm(unit)
  const near = isMeant ? unit : suggestUnit(given, (one) => measure !== null && measureTheSame(one, measure))
  const message = near ? unreadable.unitNear(given, near) : unreadable.unit(shorten(given))
  return { verdict: 'unreadable', message }
}

const withoutForm = (unit: string): string => tidyAnswer(unit).toLowerCase().replace(/[ .·]/gu, '')

const shorten = (text: string): string => (text.length > 20 ? `${text.slice(0, 20)}…` : text)

/**
 * Returns whether the text names what is counted («24 dientes», «256 combinaciones») where a bare number is
 * expected. A word that resembles a unit does not count.
 */
function isCounted({ unit }: Expected, given: string): boolean {
  const isNear = suggestUnit(given, () => false) !== undefined
  return unit === '' && !isNear && /^\p{L}{4,20}(?: \p{L}{1,20}){0,3}$/u.test(given)
}

/** Compares singular and plural as equal («capa», «capas»), for words that are not units. */
function isSameWord(one: string, other: string): boolean {
  const plain = (text: string): string =>
    text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/e?s$/u, '')
  return other !== '' && plain(one) === plain(other)
}

/** The rank of verdicts: of several readings of one answer the best counts. */
const worth: Record<Verdict, number> = {
  correct: 4,
  almost: 3,
  'known-mistake': 2,
  incorrect: 1,
  unreadable: 0,
}

/** Returns the best verdict; the first one if several are equal. */
function bestOf<Each extends Marked>(marked: readonly [Each, ...Each[]]): Each {
  return marked.reduce((best, next) => (worth[next.verdict] > worth[best.verdict] ? next : best))
}
