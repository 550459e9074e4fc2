import type { ByteRange } from './file-store.ts'

/**
 * Reads `Range: bytes=…` of one range; undefined for what HTTP says to answer whole. The end may lie behind the end
 * of the file; a range from the end (`bytes=-500`) needs its size.
 */
export function readByteRange(header: string | null, size: number): ByteRange | undefined {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!parts) return undefined
  const [, first = '', last = ''] = parts
  if (first === '') return last === '' ? undefined : { start: Math.max(0, size - Number(last)), end: size }
  const end = last === '' ? size : Number(last) + 1
  return Number(first) < end || last === '' ? { start: Number(first), end } : undefined
}
