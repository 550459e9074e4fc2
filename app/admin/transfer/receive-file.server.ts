import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { refuse } from './read-archive.server.ts'
import { transferLimits } from './transfer-limits.ts'
import { TransferRefusal } from './transfer-refusal.ts'
import type { OwnFile, Received } from './transfers.server.ts'

const limits = { files: 1, fields: 10, fieldSize: 100, fileSize: transferLimits.archive }

/**
 * The file of the form of an import, as it comes straight to the disk, and what the form says; undefined for what is no such form.
 * One that breaks off leaves nothing behind. Throws {@link TransferRefusal} for one that is too long.
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
    // A disk that takes no more: the form would wait for ever for its file to be read on.
    written.catch((error: unknown) => stopped.abort(error))
    writing.push(written)
  })
  try {
    // The bytes are those of node:http; its types know another ReadableStream.
    const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
    await pipeline(body, parser, { signal: stopped.signal })
    await Promise.all(writing)
    if (isTooLong) throw refuse('too-large', name ?? '')
  } catch (reason) {
    await file.remove()
    const error = stopped.signal.aborted ? stopped.signal.reason : reason
    // What the disk says has a code of the system; everything else is a body that is no form, or that broke off.
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
    // It does not say where its parts end.
    return undefined
  }
}
