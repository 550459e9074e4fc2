import { formatNumber } from '../../marking/format-number.ts'

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
