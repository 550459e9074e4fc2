import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'
import { withoutRoom } from './brotli.ts'
import type { Place } from './kept-page.ts'

const deflate = promisify(deflateRaw)
const level = 6

/** A page in two pieces, compressed so that any third piece can be inserted between them. */
export type PagePieces = {
  plain: { before: Buffer; after: Buffer }
  zipped: { before: Buffer; after: Buffer }
  /** Of the first piece. */
  crc: number
  size: number
}

/** What is inserted between the two pieces for one reader. */
export type Insert = { plain: Buffer; zipped: Buffer }

// A full flush ends a piece at a byte boundary and resets the dictionary, so the next piece does not refer to
// it (RFC 1951).
const goesOn = { level, finishFlush: constants.Z_FULL_FLUSH }
/** The gzip header, without name, time and system (RFC 1952 §2.3). */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** Splits a page around a byte range and compresses both pieces, off the event loop. */
export async function cutPage(text: Buffer, { start, end }: Place): Promise<PagePieces> {
  const plain = { before: text.subarray(0, start), after: text.subarray(end) }
  const [before, after] = await Promise.all([deflate(plain.before, goesOn), deflate(plain.after, { level })])
  const zipped = { before: withoutRoom(before), after: withoutRoom(after) }
  const size = text.length + before.length + after.length
  return { plain, zipped, crc: crc32(plain.before), size }
}

/** Compresses the inserted piece, which is a few hundred bytes. */
export function prepareInsert(text: string): Insert {
  const plain = Buffer.from(text)
  return { plain, zipped: deflateRawSync(plain, goesOn) }
}

/** The whole page with its insert, uncompressed. */
export function joinPlain({ plain }: PagePieces, insert: Insert): Buffer {
  return Buffer.concat([plain.before, insert.plain, plain.after])
}

/** The whole page with its insert, as one gzip stream. */
export function joinZipped({ plain, zipped, crc }: PagePieces, insert: Insert): Buffer {
  const end = Buffer.alloc(8)
  end.writeUInt32LE(crc32(plain.after, crc32(insert.plain, crc)))
  end.writeUInt32LE(plain.before.length + insert.plain.length + plain.after.length, 4)
  return Buffer.concat([gzipHead, zipped.before, insert.zipped, zipped.after, end])
}
