import type { Found } from './edit.ts'
import { toSmall } from './foreign-inline.ts'
import { foreignTexts } from './foreign-texts.ts'

const prefixes: Readonly<Record<string, string>> = {
  pico: 'p',
  nano: 'n',
  micro: 'µ',
  milli: 'm',
  centi: 'c',
  deci: 'd',
  deca: 'da',
  hecto: 'h',
  kilo: 'k',
  mega: 'M',
  giga: 'G',
  tera: 'T',
  kibi: 'Ki',
  mebi: 'Mi',
  gibi: 'Gi',
}
const units: Readonly<Record<string, string>> = {
  ampere: 'A',
  A: 'A',
  volt: 'V',
  V: 'V',
  ohm: 'Ω',
  watt: 'W',
  W: 'W',
  joule: 'J',
  newton: 'N',
  N: 'N',
  pascal: 'Pa',
  hertz: 'Hz',
  metre: 'm',
  meter: 'm',
  m: 'm',
  gram: 'g',
  g: 'g',
  kilogram: 'kg',
  kg: 'kg',
  second: 's',
  s: 's',
  minute: 'min',
  hour: 'h',
  day: 'd',
  kelvin: 'K',
  celsius: '°C',
  degreeCelsius: '°C',
  degree: '°',
  percent: '%',
  litre: 'L',
  liter: 'L',
  farad: 'F',
  henry: 'H',
  coulomb: 'C',
  tesla: 'T',
  bar: 'bar',
  bit: 'bit',
  byte: 'B',
  tonne: 't',
  mole: 'mol',
  candela: 'cd',
  lumen: 'lm',
  lux: 'lx',
  euro: '€',
  rpm: 'rpm',
  cm: 'cm',
  mm: 'mm',
  km: 'km',
  kW: 'kW',
  mA: 'mA',
}
const powers: Readonly<Record<string, number>> = { squared: 2, cubed: 3 }
const powersBefore: Readonly<Record<string, number>> = { square: 2, cubic: 3 }

const COMMAND = /\\(SI|qty|si|unit|num|euro|EUR)(?![A-Za-z])/g
const OPTIONS = /\[[^[\]\n]{0,100}\]/y
const ARGUMENT = /\{([^{}\n]{0,200})\}/y

/**
 * Converts `\SI{4,7}{\kilo\ohm}`, `\unit{…}`, `
 * um{…}` and `\euro`, inside and outside formulas. `ranges`: the formulas, in order.
 */
export function findUnits(masked: string, ranges: readonly { start: number; end: number }[]): Found {
  const found: Found = { edits: [], notices: [] }
  let range = 0
  for (const { index, 0: command, 1: name = '' } of masked.matchAll(COMMAND)) {
    while ((ranges[range]?.end ?? Infinity) <= index) range++
    const isFormula = (ranges[range]?.start ?? Infinity) <= index
    const { values, end } = readArguments(masked, index + command.length, countOf(name))
    const text = values && write(name, values, isFormula)
    if (text === undefined)
      found.notices.push({
        at: index,
        message: foreignTexts.unit(masked.slice(index, Math.min(end, index + 60))),
      })
    else found.edits.push({ start: index, end, text })
  }
  return found
}

function countOf(name: string): number {
  if (name === 'euro' || name === 'EUR') return 0
  return name === 'SI' || name === 'qty' ? 2 : 1
}

function readArguments(
  text: string,
  from: number,
  count: number,
): { values: string[] | undefined; end: number } {
  OPTIONS.lastIndex = from
  let end = count > 0 && OPTIONS.test(text) ? OPTIONS.lastIndex : from
  const values: string[] = []
  while (values.length < count) {
    ARGUMENT.lastIndex = end
    const [, value] = ARGUMENT.exec(text) ?? []
    if (value === undefined) return { values: undefined, end }
    values.push(value)
    end = ARGUMENT.lastIndex
  }
  // `\euro{}`
  if (count === 0 && text.startsWith('{}', end)) end += 2
  return { values, end }
}

function write(name: string, values: readonly string[], isFormula: boolean): string | undefined {
  if (countOf(name) === 0) return isFormula ? '\\text{€}' : '€'
  const [first = '', second = ''] = values
  if (name === 'num') return writeNumber(first, isFormula)
  if (countOf(name) === 1) return writeUnit(first, isFormula)
  const number = writeNumber(first, isFormula)
  const unit = writeUnit(second, isFormula)
  if (number === undefined || unit === undefined) return undefined
  return `${number}${isFormula ? '\\ ' : ' '}${unit}`
}

function writeNumber(written: string, isFormula: boolean): string | undefined {
  const [, whole = '', decimals, exponent] =
    /^\s*([+-]?\d+)(?:[.,](\d+))?(?:[eE]([+-]?\d+))?\s*$/.exec(written) ?? []
  if (whole === '') return undefined
  const number = decimals === undefined ? whole : `${whole}${isFormula ? '{,}' : ','}${decimals}`
  if (exponent === undefined) return number
  const power = exponent.replace(/^\+/, '')
  return isFormula ? `${number} \\cdot 10^{${power}}` : `${number} · 10${toSmall(power) ?? ''}`
}

type Factor = { symbol: string; power: number }

function writeUnit(written: string, isFormula: boolean): string | undefined {
  const factors = written.includes('\\') ? readCommands(written) : readSymbols(written)
  if (!factors) return undefined
  const over = factors.filter(({ power }) => power > 0).map((factor) => writeFactor(factor, isFormula))
  const under = factors
    .filter(({ power }) => power < 0)
    .map(({ symbol, power }) => writeFactor({ symbol, power: -power }, isFormula))
  const dot = isFormula ? ' \\cdot ' : '·'
  const below = under.length > 1 ? `(${under.join(dot)})` : under.join('')
  return (over.join(dot) || '1') + (below && `/${below}`)
}

function writeFactor({ symbol, power }: Factor, isFormula: boolean): string {
  if (!isFormula) return symbol + (power === 1 ? '' : (toSmall(String(power)) ?? ''))
  const text = `\\text{${symbol.replace('%', '\\%')}}`.replace(/\\text\{(.*)Ω\}/, '\\text{$1}\\Omega')
  return text.replace('\\text{}', '') + (power === 1 ? '' : `^{${power}}`)
}

/** Parses `\kilo\metre\per\second\squared`; undefined where it contains an unknown name. */
function readCommands(written: string): Factor[] | undefined {
  if (/[^\\A-Za-z\s]/.test(written)) return undefined
  const factors: Factor[] = []
  let next = { prefix: '', sign: 1, power: 1 }
  for (const name of written.split(/[\\\s]+/).filter(Boolean)) {
    const last = factors.at(-1)
    if (name === 'per') next.sign = -1
    else if (Object.hasOwn(prefixes, name)) next.prefix = prefixes[name] ?? ''
    else if (Object.hasOwn(powersBefore, name)) next.power = powersBefore[name] ?? 1
    else if (Object.hasOwn(powers, name) && last) last.power *= powers[name] ?? 1
    else if (Object.hasOwn(units, name)) {
      factors.push({ symbol: next.prefix + units[name], power: next.sign * next.power })
      next = { prefix: '', sign: 1, power: 1 }
    } else return undefined
  }
  return factors.length > 0 ? factors : undefined
}

/** Parses `kg.m/s^2`; undefined where it is not a unit. */
function readSymbols(written: string): Factor[] | undefined {
  const factors: Factor[] = []
  for (const [place, side] of written.trim().split('/').entries()) {
    for (const piece of side.split(/[.~·*\s]+/)) {
      const [, symbol, power = '1'] = /^([\p{L}°%€µΩ]{1,8})(?:\^?(-?\d))?$/u.exec(piece) ?? []
      if (symbol === undefined) return undefined
      factors.push({ symbol, power: (place === 0 ? 1 : -1) * Number(power) })
    }
  }
  return factors
}
