/** A number as written by a student. */
export type WrittenNumber = {
  value: number
  /** The number of significant figures written; infinite for a fraction. */
  figures: number
  /**
   * The digits are ambiguous: a point before three digits separates thousands in Spanish, but is a decimal
   * point on a calculator. The message must state which was assumed.
   */
  isGuess?: boolean
  /** The index in the text just after the number. */
  end: number
  /** The unit implied by a component code: Ω for 4k7. */
  unit?: string
  letter?: string | undefined
}

/**
 * Notations of digits, the most specific first. None matches a number that is followed directly by another
 * digit.
 */
const forms = {
  groupedDecimals: /[+-]? ?\d+[.,]\d{3}(?: \d{3})+(?: \d{1,2})?(?![.,]?\d)/y,
  spanish: /[+-]? ?\d{1,3}(?:\.\d{3})+(?:,\d+)?(?![.,]?\d)/y,
  english: /[+-]? ?\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})(?![.,]?\d)/y,
  spaced: /[+-]? ?\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?![.,]?\d)/y,
  plain: /[+-]? ?(?:\d+(?:[.,']\d+)?|[.,]\d+)(?![.,']?\d)/y,
}
const code = /(\d+)([RkKMGpnuµ])(\d+)(?![\d.,])/y
const mixed = /([+-]?) ?(\d+) (\d+) ?\/ ?(\d+)(?![\d.,])/y
const exponent = /(?:[eE]([+-]?\d{1,4})| ?[·xX] ?10 ?\^ ?\(?([+-]?\d{1,4})\)?)(?![\d.,])/y
const power = /\^ ?\(?([+-]?\d{1,4})\)?(?![\d.,])/y
/** 3:4 is read as 3/4. */
const divisor = / ?[/:] ?(\d+)(?![\d.,])/y
/** IEC 60062: the letter replaces the decimal point. */
const codeLetters: Record<string, readonly [number, string]> = {
  R: [1, 'Ω'],
  k: [1e3, 'Ω'],
  K: [1e3, 'Ω'],
  M: [1e6, 'Ω'],
  G: [1e9, 'Ω'],
  p: [1e-12, 'F'],
  n: [1e-9, 'F'],
  u: [1e-6, 'F'],
  µ: [1e-6, 'F'],
}

/** Letters that mean ohms and their multiples after a number: 10k, 4,7k, 350R. */
export const codePrefixes: ReadonlyMap<string, number> = new Map(
  Object.entries(codeLetters).flatMap(([letter, [factor, unit]]) => (unit === 'Ω' ? [[letter, factor]] : [])),
)

/**
 * Returns every reading of the number at `start` of a tidied answer (`tidyAnswer`), the likeliest first:
 * `1.234` is 1234 in Spanish and 1,234 on a calculator, but `350.000` is only 350 000. Returns an empty list
 * if no finite number begins there.
 */
export function readNumber(text: string, start: number): WrittenNumber[] {
  const special = readCode(text, start) ?? readMixed(text, start)
  if (special) return [special].filter(isUsable)
  return readDigits(text, start)
    .map((number) => readRest(text, number))
    .filter(isUsable)
}

const isUsable = ({ value }: WrittenNumber): boolean => Number.isFinite(value)

function match(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start
  return pattern.exec(text)
}

function readCode(text: string, start: number): WrittenNumber | undefined {
  const found = match(code, text, start)
  const letter = codeLetters[found?.[2] ?? '']
  if (!found || !letter) return undefined
  const [all, whole = '', , decimals = ''] = found
  const [factor, unit] = letter
  const written = writtenNumber(`${whole}.${decimals}`, start + all.length)
  return { ...written, value: Number(`${whole}.${decimals}`) * factor, unit, letter: found[2] }
}

/** A mixed number: 1 1/2. */
function readMixed(text: string, start: number): WrittenNumber | undefined {
  const found = match(mixed, text, start)
  if (!found) return undefined
  const [all, sign, whole, above, below] = found
  const value = Number(whole) + Number(above) / Number(below)
  return { ...exact(value), value: sign === '-' ? -value : value, end: start + all.length }
}

function readDigits(text: string, start: number): WrittenNumber[] {
  const at = (pattern: RegExp): string | undefined => match(pattern, text, start)?.[0]
  const precise = at(forms.groupedDecimals)
  if (precise !== undefined) return [writtenNumber(precise.replace(',', '.'), start + precise.length)]
  const spanish = at(forms.spanish)
  if (spanish !== undefined) {
    const end = start + spanish.length
    const grouped = writtenNumber(spanish.replaceAll('.', '').replace(',', '.'), end)
    const isEither = spanish.split('.').length === 2 && !spanish.includes(',')
    if (!isEither) return [grouped]
    const decimal = writtenNumber(spanish, end)
    // A leading zero rules out thousands: 0.234 is a decimal.
    if (/^[+-]? ?0/.test(spanish)) return [decimal]
    const readings = spanish.endsWith('.000') ? [grouped] : [grouped, decimal]
    return readings.map((number) => ({ ...number, isGuess: true }))
  }
  const english = at(forms.english)
  if (english !== undefined) return [writtenNumber(english.replaceAll(',', ''), start + english.length)]
  const plain = at(forms.spaced) ?? at(forms.plain)
  return plain === undefined ? [] : [writtenNumber(plain.replace(/[,']/, '.'), start + plain.length)]
}

/** Parses digits in JavaScript notation; spaces are allowed. */
function writtenNumber(digits: string, end: number): WrittenNumber {
  const plain = digits.replaceAll(' ', '')
  const significant = plain.replace(/^[+-]/, '').replace('.', '').replace(/^0+/, '')
  return {
    value: Number(plain),
    figures: Math.max(1, significant.length),
    end,
  }
}

const exact = (value: number) => ({ value, figures: Number.POSITIVE_INFINITY })

/** Applies a power of ten, an exponent or a divisor that follows the digits. */
function readRest(text: string, number: WrittenNumber): WrittenNumber {
  const tens = match(exponent, text, number.end)
  if (tens) {
    const value = Number(`${number.value}e${tens[1] ?? tens[2]}`)
    return { ...number, value, end: number.end + tens[0].length }
  }
  const raised = match(power, text, number.end)
  if (raised)
    return { ...number, ...exact(number.value ** Number(raised[1])), end: number.end + raised[0].length }
  const below = match(divisor, text, number.end)
  // A fraction needs integers: 7/0,02 is an operation left undone.
  if (!below || !Number.isInteger(number.value)) return number
  const value = number.value / Number(below[1])
  return { ...exact(value), end: number.end + below[0].length }
}
