import {
  binaryPrefixes,
  type Dimension,
  decimalPrefixes,
  prefixNames,
  type UnitEntry,
  unitTable,
} from './unit-table.ts'

/** A simple or compound unit. value · size + offset is the value in base units. */
export type Unit = {
  dimension: Dimension
  size: number
  offset: number
  /** A temperature difference (Δ°C): its offset is ignored. */
  isDifference?: boolean
  /** N·m is a torque and J is an energy: they have the same dimension but measure different quantities. */
  isTorque: boolean
}

type Simple = { entry: UnitEntry; prefix: number }
type Factor = { unit: Simple; exponent: number }

/** An upper bound: no unit of the subject has as many factors. */
const factorLimit = 6
const exponentLimit = 9

const symbols = new Map(unitTable.flatMap((entry) => entry.symbols.map((symbol) => [symbol, entry] as const)))
const names = new Map(unitTable.flatMap((entry) => (entry.names ?? []).map((name) => [name, entry] as const)))
/** Compound units commonly written without a separator. */
const compounds = new Map([
  ['Nm', 'N·m'],
  ['Ncm', 'N·cm'],
  ['Nmm', 'N·mm'],
  ['kNm', 'kN·m'],
  ['kmh', 'km/h'],
  ['Kmh', 'km/h'],
])
/** The kind of current after volts or amperes («12 Vcc») is not part of the unit. */
const currentKind = /(?<=[VA]) ?(?:cc|ca|dc|ac|CC|CA|DC|AC)$/u
/** Letters accepted before a unit name: kohm, Mohm. Not m, which many students write for M. */
const nameLetters = ['k', 'K', 'M', 'G', 'µ', 'u', 'n', 'p']
const word = /[\p{L}°%‰€]+(?: ?(?:hora|centígrados?|celsius|ciento|mil)(?![\p{L}]))?/uy
/** An exponent, also without a caret: m2, and s-2 unless a second value could begin there. */
const exponent = /\^ ?\(?([+-]?\d)\)?|(\d|-[1-4](?! ?\p{L}))(?!\d)/uy

/**
 * Parses a unit already tidied by `tidyAnswer`: `km/h`, `N·m`, `W/m^2·K`, `kWh`, `voltios`. Returns undefined
 * if unknown.
 */
export function readUnit(text: string): Unit | undefined {
  const plain = text
    .trim()
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(currentKind, '')
  if (plain.startsWith('Δ')) {
    const unit = readUnit(plain.slice(1))
    return unit && { ...unit, offset: 0, isDifference: true }
  }
  const factors = readFactors(compounds.get(plain) ?? plain.replace(/ por (?!ciento|mil)/u, '/'))
  if (!factors || factors.length === 0 || factors.length > factorLimit) return undefined
  const [only] = factors
  const offset = factors.length === 1 && only?.exponent === 1 ? (only.unit.entry.offset ?? 0) : 0
  const dimension: Dimension = {}
  let size = 1
  for (const { unit, exponent: times } of factors) {
    size *= (unit.prefix * unit.entry.size) ** times
    for (const [base, power] of Object.entries(unit.entry.dimension) as [keyof Dimension, number][]) {
      dimension[base] = (dimension[base] ?? 0) + power * times
    }
  }
  return { dimension, size, offset, isTorque: isTorque(factors) }
}

/** Returns whether two units measure the same quantity. */
export function measureTheSame(one: Unit, other: Unit): boolean {
  return one.isTorque === other.isTorque && isSameDimension(one.dimension, other.dimension)
}

/** Compares two dimensions; a missing base counts as power 0. */
export function isSameDimension(one: Dimension, other: Dimension): boolean {
  const bases = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Dimension>
  return [...bases].every((base) => (one[base] ?? 0) === (other[base] ?? 0))
}

/** Converts a value between two units of the same dimension. */
export function convert(value: number, from: Unit, to: Unit): number {
  const shift = from.isDifference || to.isDifference ? 0 : from.offset - to.offset
  return (value * from.size + shift) / to.size
}

function isTorque(factors: readonly Factor[]): boolean {
  const isPlain = factors.length === 2 && factors.every(({ exponent: times }) => times === 1)
  return isPlain && factors.some(isLength) && factors.some(isForce)
}

const isLength = ({ unit }: Factor): boolean => isSameDimension(unit.entry.dimension, { m: 1 })
const isForce = ({ unit }: Factor): boolean => isSameDimension(unit.entry.dimension, { kg: 1, m: 1, s: -2 })

/** Everything after the first `/` divides, with or without brackets: W/m^2·K is W/(m^2·K). */
function readFactors(text: string): Factor[] | undefined {
  const [above = '', below, ...more] = text.split('/')
  if (more.length > 1) return undefined
  const numerator = above.trim() === '1' ? [] : readProduct(above)
  const denominators = [below, ...more].filter((part) => part !== undefined).map((part) => readProduct(part))
  if (!numerator || denominators.some((factors) => !factors)) return undefined
  const inverse = denominators.flatMap((factors) => factors ?? [])
  return [...numerator, ...inverse.map(({ unit, exponent: times }) => ({ unit, exponent: -times }))]
}

function readProduct(text: string): Factor[] | undefined {
  const plain = text.trim().replace(/^\(([^()]*)\)$/u, '$1')
  const factors: Factor[] = []
  for (let at = 0; at < plain.length; ) {
    word.lastIndex = at
    const found = word.exec(plain)?.[0]
    const unit = found === undefined ? undefined : readSimple(found)
    if (found === undefined || !unit) return undefined
    exponent.lastIndex = at + found.length
    const raised = exponent.exec(plain)
    const times = raised ? Number(raised[1] ?? raised[2]) : 1
    if (times === 0 || Math.abs(times) > exponentLimit) return undefined
    factors.push({ unit, exponent: times })
    at += found.length + (raised?.[0].length ?? 0)
    at += /^ ?·? ?/u.exec(plain.slice(at))?.[0].length ?? 0
  }
  return factors.length > 0 ? factors : undefined
}

function readSimple(text: string): Simple | undefined {
  const whole = symbols.get(text)
  if (whole) return { entry: whole, prefix: 1 }
  return readPrefixed(text) ?? readName(text)
}

function readPrefixed(text: string): Simple | undefined {
  for (const [prefixes, kinds] of [
    [binaryPrefixes, ['decimal and binary']],
    [decimalPrefixes, ['decimal and binary', 'decimal']],
  ] as const) {
    for (const [letter, prefix] of prefixes) {
      if (!text.startsWith(letter)) continue
      const entry = symbols.get(text.slice(letter.length))
      // There are no millibits: «mb» means MB or Mb.
      if (entry?.dimension.bit && prefix < 1) continue
      if (entry?.prefixes && (kinds as readonly string[]).includes(entry.prefixes)) return { entry, prefix }
    }
  }
  return undefined
}

/**
 * Reads a unit name in upper or lower case, singular or plural: «voltios», «kilovatios hora», «milímetro».
 */
function readName(text: string): Simple | undefined {
  const plain = foldName(text)
  const entry = names.get(plain)
  if (entry) return { entry, prefix: 1 }
  for (const [name, prefix] of prefixNames) {
    const rest = plain.startsWith(name) ? names.get(plain.slice(name.length)) : undefined
    if (rest?.prefixes) return { entry: rest, prefix }
  }
  const [letter = ''] = text
  const after = nameLetters.includes(letter) ? names.get(foldName(text.slice(1))) : undefined
  return after?.prefixes ? { entry: after, prefix: decimalPrefixes.get(letter) ?? 1 } : undefined
}

function foldName(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\u0301/gu, '')
    .normalize('NFC')
  return plain.split(' ').map(toSingular).join(' ')
}

/**
 * Converts a unit name to the singular: «radianes», «revoluciones», «pascales», «bares», «lúmenes». «siemens»
 * and «lux» do not change.
 */
function toSingular(text: string): string {
  if (names.has(text) || !text.endsWith('s')) return text
  const long = text.slice(0, -2)
  const isName = names.has(long) || [...prefixNames.keys()].some((name) => isPrefixed(long, name))
  return text.endsWith('es') && isName ? long : text.slice(0, -1)
}

const isPrefixed = (text: string, prefix: string): boolean =>
  text.startsWith(prefix) && names.has(text.slice(prefix.length))
