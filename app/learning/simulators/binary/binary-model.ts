import { formatNumber } from '../../marking/format-number.ts'
import type { Outcome, Output, Values } from '../simulator.ts'
import { describeCharacter } from './ascii.ts'
import type { binaryParameters } from './binary-parameters.ts'
import { binaryTexts, showWhole } from './binary-texts.ts'
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
