import { type FileHandle, open } from 'node:fs/promises'
import { maxFileBytes } from './archive-format.server.ts'
import { BackupRefusal, backupTexts, brokenArchive } from './backup-refusal.ts'
import { blockSize, type Entry, paddingOf, readTarHeader } from './tar-header.ts'

type ReadEntry = { name: string; body: Buffer }

/**
 * Reads the files of an archive in order. Throws {@link BackupRefusal} for a file that is not an archive or
 * is truncated.
 */
export async function* readTarEntries(path: string): AsyncGenerator<ReadEntry> {
  const file = await open(path, 'r').catch((cause: unknown) => {
    throw new BackupRefusal(backupTexts.missing(path), { cause })
  })
  try {
    yield* readFrom(file, path)
  } finally {
    await file.close()
  }
}

async function* readFrom(file: FileHandle, path: string): AsyncGenerator<ReadEntry> {
  const about = await file.stat()
  if (!about.isFile()) throw new BackupRefusal(backupTexts.missing(path))
  if (about.size < blockSize) throw new BackupRefusal(backupTexts.notOurs(path))
  for (let at = 0; ; ) {
    const entry = await readHeaderAt(file, at, path)
    if (entry === 'end') return
    const bodyAt = at + blockSize
    if (entry.size > maxFileBytes || bodyAt + entry.size > about.size) throw brokenArchive('está cortada')
    yield { name: entry.name, body: await readBytes(file, bodyAt, entry.size) }
    at = bodyAt + entry.size + paddingOf(entry.size)
  }
}

async function readHeaderAt(file: FileHandle, at: number, path: string): Promise<Entry | 'end'> {
  const entry = readTarHeader(await readBytes(file, at, blockSize))
  if (entry) return entry
  throw at === 0 ? new BackupRefusal(backupTexts.notOurs(path)) : brokenArchive(`en el byte ${at}`)
}

async function readBytes(file: FileHandle, at: number, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  let read = 0
  while (read < size) {
    const { bytesRead } = await file.read(bytes, read, size - read, at + read)
    if (bytesRead === 0) throw brokenArchive('está cortada')
    read += bytesRead
  }
  return bytes
}
