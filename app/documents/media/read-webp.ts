/** Facts from the chunks of a WebP. `isPlain`: the file contains no metadata such as location or camera. */
type WebpFacts = { width: number; height: number; isPlain: boolean }

const plainChunks = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']

/** Parses the chunks of a WebP; undefined if the file is not a WebP or is truncated. */
export function readWebp(bytes: Uint8Array): WebpFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 30 || nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') return undefined
  let size: { width: number; height: number } | undefined
  let isPlain = true
  let at = 12
  while (at + 8 <= bytes.length) {
    const name = nameAt(bytes, at)
    const length = view.getUint32(at + 4, true)
    if (at + 8 + length > bytes.length) return undefined
    isPlain &&= plainChunks.includes(name)
    size ??= length >= 10 ? readSize(view, name, at + 8) : undefined
    at += 8 + length + (length % 2)
  }
  return size && { ...size, isPlain }
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

// RFC 9649, sections 2.5 to 2.7: each kind of chunk encodes the size differently.
function readSize(view: DataView, name: string, at: number): { width: number; height: number } | undefined {
  if (name === 'VP8X') return { width: threeBytes(view, at + 4) + 1, height: threeBytes(view, at + 7) + 1 }
  if (name === 'VP8 ')
    return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff }
  if (name !== 'VP8L') return undefined
  const bits = view.getUint32(at + 1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function threeBytes(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
}
