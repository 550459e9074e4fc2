/** Number of bits: half a byte, one byte or two. */
export type Width = 4 | 8 | 16

/** A number in a fixed number of bits. */
export type NumberBits = {
  width: Width
  /** The bits as an unsigned number, from 0 to 2ⁿ − 1. */
  pattern: number
  /** Value of the bits: the pattern, minus 2ⁿ if the sign bit is set. */
  value: number
  /** The bits from left to right, each with its weight. */
  bits: readonly { bit: 0 | 1; weight: number }[]
  least: number
  greatest: number
}

/** The lowest bits of a whole number. `isSigned`: as two's complement, where the first bit weighs −2ⁿ⁻¹. */
export function splitNumber(number: number, width: Width, isSigned: boolean): NumberBits {
  const size = 2 ** width
  const pattern = ((number % size) + size) % size
  const least = isSigned ? -size / 2 : 0
  const greatest = isSigned ? size / 2 - 1 : size - 1
  const bits = Array.from({ length: width }, (_, at) => {
    const power = 2 ** (width - 1 - at)
    const bit: 0 | 1 = Math.floor(pattern / power) % 2 === 1 ? 1 : 0
    return { bit, weight: isSigned && at === 0 ? -power : power }
  })
  return { width, pattern, value: pattern > greatest ? pattern - size : pattern, bits, least, greatest }
}

/** The bits in groups of four from the right: `1011 0101`. */
export function writeBinary({ pattern, width }: Pick<NumberBits, 'pattern' | 'width'>): string {
  return pattern
    .toString(2)
    .padStart(width, '0')
    .replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** One digit per group of four bits: `B5`. */
export function writeHexadecimal({ pattern, width }: Pick<NumberBits, 'pattern' | 'width'>): string {
  return pattern
    .toString(16)
    .toUpperCase()
    .padStart(width / 4, '0')
}

/** One digit per group of three bits: `265`. */
export function writeOctal({ pattern }: Pick<NumberBits, 'pattern'>): string {
  return pattern.toString(8)
}

/**
 * Parses a hexadecimal number in any common notation: `B5`, `0xB5`, `#b5`, `B5h`; at most four digits.
 * Returns undefined if it is invalid.
 */
export function readHexadecimal(text: string): number | undefined {
  const digits = /^(?:0x|#)?([0-9a-f]{1,4})h?$/i.exec(text.trim())?.[1]
  return digits === undefined ? undefined : Number.parseInt(digits, 16)
}

/** The fewest bits that can hold a number, unsigned or as two's complement. */
export function countNeededBits(number: number, isSigned: boolean): number {
  if (isSigned) return (number < 0 ? bitLength(-number - 1) : bitLength(number)) + 1
  return Math.max(1, bitLength(Math.abs(number)))
}

/** Binary digits of a natural number; 0 for 0. */
function bitLength(number: number): number {
  return number === 0 ? 0 : number.toString(2).length
}
