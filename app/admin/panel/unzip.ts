import {
  BlobReader,
  type Entry,
  ERR_ENCRYPTED,
  ERR_INVALID_CRC32,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import { type ChosenFile, isDocument, isWanted, tidyPath } from '../../documents/core/import-paths.ts'
import { importLimits, limitOf } from '../../documents/core/import-request.ts'
import { FileFault, type FileFaultKind } from './file-fault.ts'

/**
 * Unpacks the documents and pictures of a ZIP one by one. Declared sizes over the limits are rejected before
 * unpacking, and larger actual sizes while unpacking. Throws {@link FileFault}.
 */
export async function unzip(zip: File, onFile: (file: ChosenFile) => void): Promise<void> {
  const wanted = await listWanted(zip)
  checkSizes(zip.name, wanted)
  const allowance = { bytes: importLimits.unpacked }
  for (const entry of wanted) {
    try {
      onFile({ path: entry.filename, blob: await unpack(entry, allowance) })
    } catch (error) {
      throw error instanceof FileFault ? error : new FileFault(entry.filename, faultOf(error), error)
    }
  }
}

type Wanted = Extract<Entry, { directory: false }>

async function listWanted(zip: File): Promise<Wanted[]> {
  const wanted: Wanted[] = []
  const options = { checkSignature: true, useWebWorkers: false, decodeText: decodeName }
  const reader = new ZipReader(new BlobReader(zip), options)
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      entry.filename = tidyPath(entry.filename)
      if (entry.directory || !isWanted(entry.filename)) continue
      wanted.push(entry)
      if (wanted.length > importLimits.files) throw new FileFault(zip.name, 'too-many-files')
    }
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault(zip.name, 'no-zip', error)
  }
  return wanted
}

function checkSizes(zipName: string, wanted: readonly Wanted[]): void {
  const documents = wanted.filter(({ filename }) => isDocument(filename))
  if (documents.length > importLimits.documents) throw new FileFault(zipName, 'too-many-documents')
  let total = 0
  for (const { filename, uncompressedSize, encrypted } of wanted) {
    if (encrypted) throw new FileFault(zipName, 'encrypted')
    if (filename.length > importLimits.path) throw new FileFault(filename, 'long-path')
    if (uncompressedSize > limitOf(filename)) throw new FileFault(filename, 'too-big')
    total += uncompressedSize
  }
  if (total > importLimits.unpacked) throw new FileFault(zipName, 'too-much')
}

async function unpack(entry: Wanted, allowance: { bytes: number }): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      size += part.length
      allowance.bytes -= part.length
      if (size > limitOf(entry.filename)) throw new FileFault(entry.filename, 'too-big')
      if (allowance.bytes < 0) throw new FileFault(entry.filename, 'too-much')
      parts.push(part)
    },
  })
  await entry.getData(sink)
  return new Blob(parts)
}

function faultOf(error: unknown): FileFaultKind {
  const message = error instanceof Error ? error.message : ''
  if (message === ERR_ENCRYPTED) return 'encrypted'
  return message === ERR_INVALID_CRC32 ? 'damaged' : 'unreadable'
}

/** The upper half of code page 850, in which Western European Windows encodes file names in ZIPs. */
const UPPER_HALF =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚΩÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/**
 * Decodes the name of a ZIP entry. Names not marked as UTF-8 are in code page 850 or 437: both encode the
 * small Spanish letters alike, and only 850 has «Á», «Í», «Ó» and «Ú». From 437 only «Ω» is taken, where 850
 * has «Û».
 */
function decodeName(bytes: Uint8Array, encoding: string): string {
  if (encoding !== 'cp437') return new TextDecoder(encoding).decode(bytes)
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (UPPER_HALF[byte - 0x80] ?? '?'),
  ).join('')
}
