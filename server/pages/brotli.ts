import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Decompresses off the event loop. */
export const fromBrotli: (packed: Buffer) => Promise<Buffer> = promisify(brotliDecompress)

const smallestWindow = 16

/** Compresses a text off the event loop. `quality`: 0 to 11. */
export async function toBrotli(text: Buffer, quality: number): Promise<Buffer> {
  const packed = await compress(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      // A window no larger than the text: the default one allocates 40 MB even for a text of 30 kB.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        constants.BROTLI_MAX_WINDOW_BITS,
        Math.max(smallestWindow, Math.ceil(Math.log2(text.length + 16))),
      ),
    },
  })
  return withoutRoom(packed)
}

/** A copy with a buffer of its own size: zlib returns a view of a buffer several times as large. */
export function withoutRoom(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
