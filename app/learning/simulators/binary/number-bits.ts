/** How many bits there are: half a byte, a byte, two. */
export type Width = 4 | 8 | 16

/** A number in so many bits. */
export type NumberBits = {
  width: Width
  /** The bits as a number from 0 to 2ⁿ − 1. */
  pattern: number
  /** What they are worth: the pattern, or less by 2ⁿ where the first bit counts as negative. */
  value: number
  /** The bits from left to right, with what each is worth where it is 1. */
  bits: readonly { bit: 0 | 1; weight: number }[]
  least: number
  greatest: number
}

/** The last bits of a whole number. `isSigned`: as two's complement, where the first bit is worth −2ⁿ⁻¹. */
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

/** A digit for each group of four bits: `B5`. */
export function writeHexadecimal({ pattern, width }: Pick<NumberBits, 'pattern' | 'width'>): string {
  return pattern
    .toString(16)
    .toUpperCase()
    .padStart(width / 4, '0')
}

/** A digit for each group of three bits: `265`. */
export function writeOctal({ pattern }: Pick<NumberBits, 'pattern'>): string {
  return pattern.toString(8)
}

/** A hexadecimal number as people write it: `B5`, `0xB5`, `#b5`, `B5h`; at most four digits. Undefined: it is none. */
export function readHexadecimal(text: string): number | undefined {
  const digits = /^(?:0x|#)?([0-9a-f]{1,4})h?$/i.exec(text.trim())?.[1]
  return digits === undefined ? undefined : Number.parseInt(digits, 16)
}

/** The fewest bits in which a number can be written: without a sign, or as two's complement. */
export function countNeededBits(number: number, isSigned: boolean): number {
  if (isSigned) return (number < 0 ? bitLength(-number - 1) : bitLength(number)) + 1
  return Math.max(1, bitLength(Math.abs(number)))
}

/** Digits of a natural number in binary; none for 0. */
function bitLength(number: number): number {
  return number === 0 ? 0 : number.toString(2).length
}
