import { formatNumber } from '../../marking/format-number.ts'
import { numberParameter, type Outcome, type Output, type Values } from '../simulator.ts'
import { convert, informationUnits, isUnit, type UnitSymbol } from './information-units.ts'
import {
  countNeededBits,
  type NumberBits,
  readHexadecimal,
  splitNumber,
  type Width,
  writeBinary,
  writeHexadecimal,
  writeOctal,
} from './number-bits.ts'

const unitOptions = Object.fromEntries(
  Object.entries(informationUnits).map(([symbol, { label }]) => [symbol, label]),
)

/** Parameters of both parts: a number in bits, and an amount of information. */
export const binaryParameters = {
  ver: {
    kind: 'choice',
    label: 'Qué miras',
    options: { numero: 'Un número en bits', unidades: 'Unidades de información' },
    initial: 'numero',
  },
  valor: numberParameter('Número decimal', '', [-32768, 65535, 1, 181]),
  hex: {
    kind: 'text',
    label: 'O escríbelo en hexadecimal',
    hint: 'Por ejemplo, B5. Si está vacío, cuenta el decimal.',
    longest: 7,
    initial: '',
    find: (text: string): string | undefined =>
      text === '' || readHexadecimal(text) !== undefined ? undefined : binaryTexts.badHexadecimal,
  },
  bits: {
    kind: 'choice',
    label: 'Bits',
    options: { '4': '4', '8': '8 (un byte)', '16': '16' },
    initial: '8',
  },
  complemento: { kind: 'switch', label: 'Complemento a 2 (con negativos)', initial: false },
  cantidad: numberParameter('Cantidad', '', [0, 10000, 0.1, 500]),
  unidad: { kind: 'choice', label: 'Unidad', options: unitOptions, initial: 'GB' },
} as const

export type BinaryValues = Values<typeof binaryParameters>

/** Outcome with the bits of the number, and with the amount and its unit. */
export type BinaryOutcome = Outcome & { number: NumberBits; amount: number; unit: UnitSymbol }

/** Converts a number to bits, or an amount of information to other units. */
export function computeBinary(values: BinaryValues): BinaryOutcome {
  const number = splitNumber(writtenNumber(values), readWidth(values.bits), values.complemento)
  const unit = isUnit(values.unidad) ? values.unidad : 'B'
  const amount = values.cantidad
  const read = values.ver === 'unidades' ? readAmount(amount, unit) : readNumber(values, number)
  return { ...read, number, amount, unit }
}

/** The number as entered; `hex` takes precedence if it is valid. */
function writtenNumber({ valor, hex }: BinaryValues): number {
  return readHexadecimal(hex) ?? valor
}

function readWidth(bits: string): Width {
  if (bits === '4') return 4
  return bits === '16' ? 16 : 8
}

const plain = { symbol: '', unit: '' }

function readNumber(values: BinaryValues, number: NumberBits): Outcome {
  const { pattern, value, width, bits } = number
  const written = writtenNumber(values)
  const outputs: Record<string, Output> = {
    decimal: { ...plain, label: 'Decimal', value, figures: 12 },
    binario: { ...plain, label: 'Binario', value: writeBinary(number) },
    hexadecimal: { ...plain, label: 'Hexadecimal', value: writeHexadecimal(number) },
    octal: { ...plain, label: 'Octal', value: writeOctal(number) },
    suma: { ...plain, label: 'Suma de pesos', value: writeSum(number) },
    unos: { ...plain, label: 'Bits a 1', value: bits.filter(({ bit }) => bit === 1).length },
    necesarios: {
      ...plain,
      label: 'Bits que hacen falta como mínimo',
      unit: 'bits',
      value: countNeededBits(written, values.complemento && values.hex === ''),
    },
    combinaciones: {
      ...plain,
      label: `Números distintos con ${width} bits`,
      symbol: '2ⁿ',
      value: 2 ** width,
      figures: 12,
    },
    ...(width === 8 && {
      caracter: { ...plain, label: 'Carácter ASCII', value: describeCharacter(pattern) },
    }),
  }
  return { outputs, warnings: findWarnings(values, written, number), sentence: sayNumber(number) }
}

/** The weights of the bits that are 1: `128 + 32 + 16 + 4 + 1`. */
export function writeSum({ bits }: Pick<NumberBits, 'bits'>): string {
  const weights = bits.filter(({ bit }) => bit === 1).map(({ weight }) => showWhole(weight))
  return weights.length === 0 ? '0' : weights.join(' + ')
}

function sayNumber(number: NumberBits): string {
  const { width, value, pattern } = number
  const character =
    width === 8 && pattern > 32 && pattern < 127 ? ` Como carácter es ${describeCharacter(pattern)}.` : ''
  return `${writeBinary(number)} en binario es ${showWhole(value)} en decimal y ${writeHexadecimal(number)} en hexadecimal. Con ${width} bits: ${writeSum(number)} = ${showWhole(value)}.${character}`
}

function findWarnings(values: BinaryValues, written: number, number: NumberBits): string[] {
  const { pattern, value, width } = number
  // A hexadecimal input is compared as bits, regardless of the sign.
  if (readHexadecimal(values.hex) === undefined ? written === value : written === pattern) return []
  if (written < 0 && !values.complemento && written >= -(2 ** (width - 1)))
    return [binaryTexts.negative(written, number, value)]
  if (values.complemento && written >= 0 && written < 2 ** width)
    return [binaryTexts.otherSign(written, number, value)]
  return [
    binaryTexts.tooLong(written, number, countNeededBits(written, values.complemento || written < 0), value),
  ]
}

function readAmount(amount: number, unit: UnitSymbol): Outcome {
  const keys: readonly [key: string, symbol: UnitSymbol][] = [
    ['enbits', 'b'],
    ['bytes', 'B'],
    ['kb', 'kB'],
    ['kib', 'KiB'],
    ['mb', 'MB'],
    ['mib', 'MiB'],
    ['gb', 'GB'],
    ['gib', 'GiB'],
    ['tb', 'TB'],
    ['tib', 'TiB'],
  ]
  const outputs = Object.fromEntries(
    keys.map(([key, symbol]): [string, Output] => [
      key,
      { label: `En ${symbol}`, symbol: '', unit: symbol, value: convert(amount, unit, symbol), figures: 7 },
    ]),
  )
  return { outputs, warnings: [], sentence: sayAmount(amount, unit) }
}

function sayAmount(amount: number, unit: UnitSymbol): string {
  const show = (symbol: UnitSymbol): string => `${formatNumber(convert(amount, unit, symbol), 7)} ${symbol}`
  const others = [...new Set([informationUnits[unit].pair, 'B' as const, 'b' as const])].filter(
    (one) => one !== unit,
  )
  return `${formatNumber(amount, 12)} ${unit} son ${others.map(show).join(', que son ')}.`
}

/** Describes a byte as a character of ASCII (ISO/IEC 646), in words. */
export function describeCharacter(byte: number): string {
  if (byte > 127) return 'ninguno: ASCII acaba en 127'
  if (byte === 32) return 'espacio'
  if (byte < 32 || byte === 127) return 'uno de control, que no se ve'
  return `«${String.fromCharCode(byte)}»`
}

/** A whole number with all its digits. */
export function showWhole(number: number): string {
  return formatNumber(number, 12)
}

function countBits(bits: number): string {
  return bits === 1 ? '1 bit' : `${bits} bits`
}

type Range = { width: number; least: number; greatest: number }

function sayRange({ width, least, greatest }: Range): string {
  return `${countBits(width)} (de ${showWhole(least)} a ${showWhole(greatest)})`
}

/** Texts of the simulator. */
export const binaryTexts = {
  badHexadecimal: 'Un hexadecimal lleva de una a cuatro cifras: del 0 al 9 y de la A a la F.',
  tooLong: (number: number, range: Range, needed: number, value: number): string =>
    `${showWhole(number)} no cabe en ${sayRange(range)}: hacen falta ${needed}. Se ven los ${range.width} últimos, que valen ${showWhole(value)}.`,
  negative: (number: number, range: Range, value: number): string =>
    `Sin complemento a 2 no hay números negativos en ${sayRange(range)}. Los bits que se ven son los de ${showWhole(number)} con complemento a 2; aquí valen ${showWhole(value)}.`,
  otherSign: (number: number, range: Range, value: number): string =>
    `${showWhole(number)} no cabe en ${sayRange(range)} con complemento a 2. Esos bits valen ${showWhole(value)}, porque el primero cuenta en negativo.`,
  editor: 'Bits',
  bit: (place: number, weight: number): string => `Bit ${place}, vale ${showWhole(weight)}`,
  addOne: 'Sumar 1',
  takeOne: 'Restar 1',
  invert: 'Invertir los bits',
  clear: 'Todos a 0',
  decimalColumn: 'De 1000 en 1000',
  binaryColumn: 'De 1024 en 1024',
} as const
