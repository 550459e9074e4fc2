import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { data } from 'react-router'
import { decodeForm } from './decode-form.server.ts'
import { httpTexts } from './plain-answers.ts'

/** Bytes. The longest form of the site has two texts of 100,000 characters: 2 MB when percent-encoded. */
export const maxFormBytes: number = 4 * 1024 * 1024
/**
 * Characters of all fields: two texts of 100,000 and half as much again. A rejected form is rendered again
 * with all of them.
 */
const maxLetters = 300_000
/** Many times the number of fields in any form of the site. */
const maxFields = 200
const limits = {
  fields: maxFields,
  parts: maxFields,
  fieldNameSize: 200,
  headerPairs: 20,
  headerSize: 2000,
}
/** Bytes parsed before yielding to the event loop. */
const stretch = 16 * 1024
const ampersand = 0x26

/**
 * Reads the fields of a submitted form. Size and number of fields are checked while the body arrives, before
 * they take memory or time; files are skipped. Throws a 400 for a body that is not a form, and a 413 for one
 * that is too long.
 */
export async function readForm(request: Request, longest: number = maxFormBytes): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  const pieces = readPieces(request, longest)
  if (/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return readEncodedForm(pieces)
  if (/^multipart\/form-data\s*;/i.test(type)) return readMultipartForm(pieces, type, longest)
  throw refusal(400)
}

async function* readPieces(request: Request, longest: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > longest) throw refusal(413)
    for (let start = 0; start < chunk.byteLength; start += stretch) {
      const piece = chunk.subarray(start, start + stretch)
      yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
      await nextTurn()
    }
  }
}

async function readEncodedForm(pieces: AsyncIterable<Buffer>): Promise<FormData> {
  const read: Buffer[] = []
  let fields = 1
  for await (const piece of pieces) {
    for (let at = piece.indexOf(ampersand); at >= 0; at = piece.indexOf(ampersand, at + 1)) {
      if (++fields > maxFields) throw refusal(413)
    }
    read.push(piece)
  }
  const form = new FormData()
  let letters = 0
  for (const [name, value] of await decodeForm(Buffer.concat(read))) {
    letters += name.length + value.length
    if (letters > maxLetters) throw refusal(413)
    form.append(name, value)
  }
  return form
}

async function readMultipartForm(
  pieces: AsyncIterable<Buffer>,
  type: string,
  longest: number,
): Promise<FormData> {
  const parser = openParser(type, longest)
  const form = new FormData()
  const faults: (400 | 413)[] = []
  let letters = 0
  const throwFault = (): void => {
    for (const fault of faults) throw refusal(fault)
  }
  parser.on('field', (name, value, nameCut, valueCut) => {
    letters += name.length + value.length
    if (nameCut || valueCut || letters > maxLetters) faults.push(413)
    else form.append(name, value)
  })
  parser.on('file', (_, file) => void file.resume())
  parser.on('fieldsLimit', () => void faults.push(413))
  parser.on('partsLimit', () => void faults.push(413))
  parser.on('error', () => void faults.push(400))
  for await (const piece of pieces) {
    parser.write(piece)
    throwFault()
  }
  const finished = once(parser, 'finish')
  parser.end()
  // An error also ends the parser; its own event has recorded it.
  await finished.catch(() => undefined)
  throwFault()
  return form
}

function openParser(type: string, longest: number): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: { ...limits, fieldSize: longest } })
  } catch {
    // The Content-Type has no boundary.
    throw refusal(400)
  }
}

function refusal(status: 400 | 413) {
  return data({ message: status === 400 ? httpTexts.noForm : httpTexts.longForm }, { status })
}
