import type { ByteRange } from './file-store.ts'

/**
 * Parses `Range: bytes=…` with a single range. Returns undefined if HTTP requires a full response. The end
 * may exceed the file; a suffix range (`bytes=-500`) needs the file's size.
 */
export function readByteRange(header: string | null, size: number): ByteRange | undefined {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!parts) return undefined
  const [, first = '', last = ''] = parts
  if (first === '') return last === '' ? undefined : { start: Math.max(0, size - Number(last)), end: size }
  const end = last === '' ? size : Number(last) + 1
  return Number(first) < end || last === '' ? { start: Number(first), end } : undefined
}
