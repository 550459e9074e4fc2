/** Block size of the tar format, in bytes. */
export const blockSize = 512

/** A file of an archive. */
export type Entry = { name: string; size: number }

const [modeAt, uidAt, gidAt, sizeAt, timeAt, sumAt, typeAt, magicAt, prefixAt] = [
  100, 108, 116, 124, 136, 148, 156, 257, 345,
]
const maxNameLength = 100
const plainFile = '0'

/**
 * Writes the header block of a file (POSIX ustar,
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html). Only regular files are written and
 * read: no links, devices, folders or extensions. `at` is in seconds.
 */
export function writeTarHeader({ name, size }: Entry, at: number): Buffer {
  const block = Buffer.alloc(blockSize)
  const [prefix, rest] = splitName(name)
  block.write(rest, 0, 'latin1')
  block.write(prefix, prefixAt, 'latin1')
  writeOctal(block, modeAt, { value: 0o600, digits: 7 })
  writeOctal(block, uidAt, { value: 0, digits: 7 })
  writeOctal(block, gidAt, { value: 0, digits: 7 })
  writeOctal(block, sizeAt, { value: size, digits: 11 })
  writeOctal(block, timeAt, { value: at, digits: 11 })
  block.write(plainFile, typeAt, 'latin1')
  block.write('ustar\x0000', magicAt, 'latin1')
  writeOctal(block, sumAt, { value: sumOf(block), digits: 6 })
  block.write('\0 ', sumAt + 6, 'latin1')
  return block
}

/** Parses a header block; undefined if invalid, `'end'` for the empty block at the end of an archive. */
export function readTarHeader(block: Buffer): Entry | 'end' | undefined {
  if (block.every((byte) => byte === 0)) return 'end'
  const isUstar = block.toString('latin1', magicAt, magicAt + 5) === 'ustar'
  const isPlain = block.toString('latin1', typeAt, typeAt + 1) === plainFile
  if (!isUstar || !isPlain || readOctal(block, sumAt, 6) !== sumOf(block)) return undefined
  const size = readOctal(block, sizeAt, 11)
  const prefix = readText(block, prefixAt, 155)
  const rest = readText(block, 0, maxNameLength)
  return size === undefined ? undefined : { name: prefix === '' ? rest : `${prefix}/${rest}`, size }
}

/** The number of padding bytes after a file of this size. */
export function paddingOf(size: number): number {
  return (blockSize - (size % blockSize)) % blockSize
}

function splitName(name: string): [prefix: string, rest: string] {
  if (name.length <= maxNameLength) return ['', name]
  const slash = name.indexOf('/', name.length - maxNameLength - 1)
  if (slash < 0 || slash > 155) throw new RangeError(`The name ${name} is too long for an archive`)
  return [name.slice(0, slash), name.slice(slash + 1)]
}

function writeOctal(block: Buffer, at: number, { value, digits }: { value: number; digits: number }): void {
  block.write(`${value.toString(8).padStart(digits, '0')}\0`, at, 'latin1')
}

function readOctal(block: Buffer, at: number, digits: number): number | undefined {
  const text = block.toString('latin1', at, at + digits)
  return /^[0-7]+$/.test(text) ? Number.parseInt(text, 8) : undefined
}

function readText(block: Buffer, at: number, most: number): string {
  const text = block.toString('latin1', at, at + most)
  const end = text.indexOf('\0')
  return end < 0 ? text : text.slice(0, end)
}

// The checksum field itself counts as eight spaces.
function sumOf(block: Buffer): number {
  let sum = 8 * 32
  for (let at = 0; at < blockSize; at++) if (at < sumAt || at >= sumAt + 8) sum += block[at] ?? 0
  return sum
}
