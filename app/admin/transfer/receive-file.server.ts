import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { refuse, TransferRefusal } from './read-archive.server.ts'
import { transferLimits } from './transfer-limits.ts'
import type { OwnFile, Received } from './transfers.server.ts'

const limits = { files: 1, fields: 10, fieldSize: 100, fileSize: transferLimits.archive }

/**
 * Receives the import form and streams its file to the disk; undefined if the body is not such a form. An
 * aborted request leaves nothing behind. Throws {@link TransferRefusal} if the file is too long.
 */
export async function receiveFile(request: Request, file: OwnFile): Promise<Received | undefined> {
  const parser = openParser(request.headers.get('content-type') ?? '')
  if (!parser || !request.body) {
    await file.remove()
    return undefined
  }
  const fields = new Map<string, string>()
  let name: string | undefined
  let isTooLong = false
  const writing: Promise<void>[] = []
  const stopped = new AbortController()
  parser.on('field', (key, value) => void fields.set(key, value))
  parser.on('file', (_key, body, given) => {
    name = given
    body.once('limit', () => {
      isTooLong = true
    })
    const written = pipeline(body, createWriteStream(file.path))
    // After a disk error the parser would wait forever for its file to be consumed.
    written.catch((error: unknown) => stopped.abort(error))
    writing.push(written)
  })
  try {
    // The body is a byte stream; the ReadableStream types of Node and the DOM differ.
    const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
    await pipeline(body, parser, { signal: stopped.signal })
    await Promise.all(writing)
    if (isTooLong) throw refuse('too-large', name ?? '')
  } catch (reason) {
    await file.remove()
    const error = stopped.signal.aborted ? stopped.signal.reason : reason
    // Disk errors have a system code; any other error means an invalid or aborted body.
    if (error instanceof TransferRefusal || isOfDisk(error)) throw error
    return undefined
  }
  if (!name) {
    await file.remove()
    return undefined
  }
  return {
    ...file,
    name,
    isTrial: fields.get('modo') !== 'importar',
    replaces: fields.get('sustituir') === '1',
  }
}

function isOfDisk(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EFBIG', 'EIO', 'ENOENT', 'EMFILE'].includes(code)
}

function openParser(type: string): BusboyInstance | undefined {
  if (!/^multipart\/form-data\s*;/i.test(type)) return undefined
  try {
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    // The content type has no boundary.
    return undefined
  }
}
