import { madridDate } from '../../platform/dates/madrid-date.ts'

/** Field names and values of a document. */
export type Values = Record<string, unknown>

// Real documents are not nested deeper; a hostile file may be.
const deepest = 30

/** Whether a value is an object. */
export function isMap(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Unwraps a value of a document database: `{ stringValue: 'a' }` becomes `'a'`, times become ISO-8601, and a
 * reference becomes the id at its end.
 */
export function plainValue(value: unknown, depth = 0): unknown {
  if (depth > deepest) return null
  if (Array.isArray(value)) return value.map((one) => plainValue(one, depth + 1))
  if (!isMap(value)) return value
  const time = readTime(value)
  if (time !== undefined) return time
  const typed = readTyped(value, depth)
  if (typed) return typed.value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainValue(one, depth + 1)]))
}

/**
 * Converts a time in any form to ISO-8601 in UTC; undefined for other values. Numbers are seconds or
 * milliseconds.
 */
export function toInstant(value: unknown): string | undefined {
  if (isMap(value)) return readTime(value)
  if (typeof value === 'number') return fromMs(Math.abs(value) < 1e11 ? value * 1000 : value)
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const text = value.trim()
  if (/^-?\d{9,16}$/.test(text)) return toInstant(Number(text))
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  if (day && month && year) return fromMs(Date.UTC(Number(year), Number(month) - 1, Number(day), 12))
  return /^\d{4}-\d{2}-\d{2}/.test(text) || /^[A-Z][a-z]{2}, /.test(text)
    ? fromMs(Date.parse(text))
    : undefined
}

/** The date of a time in Madrid; a date stays the same. */
export function toDay(value: unknown): string | undefined {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value.trim())) return value.trim()
  const instant = toInstant(value)
  return instant === undefined ? undefined : madridDate(new Date(instant))
}

function fromMs(ms: number): string | undefined {
  const time = new Date(ms)
  const year = time.getUTCFullYear()
  return Number.isNaN(ms) || Number.isNaN(year) || year < 1900 || year > 9999 ? undefined : time.toISOString()
}

const timeNames = ['__time__', 'timestampValue', '$date', '__timestamp__', '$timestamp', 'iso']
const secondsNames = [
  ['_seconds', '_nanoseconds'],
  ['seconds', 'nanoseconds'],
  ['seconds', 'nanos'],
] as const

function readTime(value: Values): string | undefined {
  const names = Object.keys(value)
  for (const name of timeNames) {
    if (names.length === 1 && name in value) return toInstant(unwrapNumber(value[name]))
  }
  if (value.__datatype__ === 'timestamp' || value.__type__ === 'timestamp') return toInstant(value.value)
  for (const [whole, part] of secondsNames) {
    if (!(whole in value) || names.some((name) => name !== whole && name !== part && name !== 'type'))
      continue
    const seconds = Number(unwrapNumber(value[whole]))
    return fromMs(seconds * 1000 + Math.floor(Number(unwrapNumber(value[part]) ?? 0) / 1e6))
  }
  return undefined
}

function unwrapNumber(value: unknown): unknown {
  return isMap(value) ? (value.$numberLong ?? value.$numberInt ?? value.integerValue ?? value) : value
}

const scalarNames = ['stringValue', 'booleanValue', '$oid']
const numberNames = ['integerValue', 'doubleValue', '$numberInt', '$numberLong', '$numberDouble']
const referenceNames = ['referenceValue', '__ref__', '_path', '$ref']

function readTyped(value: Values, depth: number): { value: unknown } | undefined {
  const [entry, ...others] = Object.entries(value)
  if (!entry || others.length > 0) return undefined
  const [name, inner] = entry
  if (scalarNames.includes(name)) return { value: inner }
  if (numberNames.includes(name)) return { value: Number(inner) }
  if (name === 'nullValue') return { value: null }
  if (referenceNames.includes(name) && typeof inner === 'string')
    return { value: inner.split('/').at(-1) ?? inner }
  if (name === 'arrayValue' && isMap(inner)) return { value: plainValue(inner.values ?? [], depth + 1) }
  if (name === 'mapValue' && isMap(inner)) return { value: plainValue(inner.fields ?? {}, depth + 1) }
  return undefined
}
