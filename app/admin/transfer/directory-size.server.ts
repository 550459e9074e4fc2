import { type FileHandle, open } from 'node:fs/promises'

const endSignature = 0x06054b50
const locatorSignature = 0x07064b50
const longSignature = 0x06064b50
/** A ZIP ends with a record of 22 bytes and a comment of at most 64 kB. */
const maxEndRecordLength = 22 + 0xffff

/**
 * Reads the size in bytes of a ZIP's central directory from its end record (APPNOTE.TXT 4.3.14 to 4.3.16);
 * undefined if there is none. The ZIP reader loads the whole directory into memory.
 */
export async function readDirectorySize(path: string): Promise<number | undefined> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const start = Math.max(0, size - maxEndRecordLength - 20)
    const tail = await readPart(file, start, size - start)
    for (let at = tail.length - 22; at >= 0; at--) {
      if (tail.readUInt32LE(at) !== endSignature) continue
      const told = tail.readUInt32LE(at + 12)
      return told === 0xffffffff ? await readLong(file, tail, at - 20) : told
    }
    return undefined
  } finally {
    await file.close()
  }
}

async function readLong(file: FileHandle, tail: Buffer, at: number): Promise<number | undefined> {
  if (at < 0 || tail.readUInt32LE(at) !== locatorSignature) return undefined
  const record = await readPart(file, Number(tail.readBigUInt64LE(at + 8)), 56)
  if (record.length < 56 || record.readUInt32LE(0) !== longSignature) return undefined
  return Number(record.readBigUInt64LE(40))
}

async function readPart(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
