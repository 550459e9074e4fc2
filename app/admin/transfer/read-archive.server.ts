import { openAsBlob } from 'node:fs'
import { BlobReader, type Entry, type FileEntry, ZipReader } from '@zip.js/zip.js'
import { OperatorError } from '../../platform/config/operator-error.ts'
import { readDirectorySize } from './directory-size.server.ts'
import { transferLimits as limits } from './transfer-limits.ts'
import { type RefusalKind, transferTexts } from './transfer-texts.ts'

/** A file cannot be imported at all; the message says why, in Spanish. */
export class TransferRefusal extends OperatorError {}

/** Limit of a ZIP's central directory; an entry takes about 500 bytes of memory. */
const maxDirectoryBytes = 16 * 1024 * 1024

/**
 * A file of a ZIP. `read` rejects once it has unpacked more than `longest` bytes, whatever size the ZIP
 * declares.
 */
export type ArchiveFile = { path: string; size: number; read: (longest: number) => Promise<Uint8Array> }

/** Creates the error for a file that cannot be imported. */
export function refuse(kind: RefusalKind, name: string, cause?: unknown): TransferRefusal {
  return new TransferRefusal(transferTexts.refused[kind](name.slice(0, 120)), { cause })
}

/**
 * Lists the files of a ZIP in order. Nothing is unpacked yet, and no file is ever written under its name in
 * the ZIP. Throws {@link TransferRefusal} for a ZIP that may be an attack.
 */
export async function listArchive(
  path: string,
  name: string,
  maxRows: number = limits.entries,
): Promise<ArchiveFile[]> {
  // That of a hostile ZIP would take gigabytes.
  const directory = await readDirectorySize(path)
  if (directory !== undefined && directory > maxDirectoryBytes) throw refuse('too-many-files', name)
  const reader = new ZipReader(new BlobReader(await openAsBlob(path)), {
    checkSignature: true,
    useWebWorkers: false,
    filenameValidation: 'strict',
  })
  const allowance = { bytes: limits.unpacked }
  const files: ArchiveFile[] = []
  const seen = new Set<string>()
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (seen.size >= maxRows) throw refuse('too-many-files', name)
      check(entry, seen)
      seen.add(entry.filename)
      if (!entry.directory && !isHidden(entry.filename)) files.push(toFile(entry, name, allowance))
    }
  } catch (error) {
    throw explain(error, name)
  }
  return files
}

function check(entry: Entry, seen: ReadonlySet<string>): void {
  const { filename } = entry
  if (filename.length > limits.path) throw refuse('long-path', filename)
  if (/[\\\p{Cc}]/u.test(filename)) throw refuse('unsafe-path', filename)
  if (seen.has(filename)) throw refuse('twice', filename)
  if (entry.encrypted) throw refuse('encrypted', filename)
  // The upper 16 bits are the Unix mode: 0o12 in the highest bits means a link.
  if (entry.externalFileAttributes >>> 28 === 0o12) throw refuse('link', filename)
}

// `.DS_Store`, `__MACOSX/…`, `_plantilla.md`
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part.startsWith('_'))
}

function toFile(entry: FileEntry, zip: string, allowance: { bytes: number }): ArchiveFile {
  const { filename: path, uncompressedSize: size } = entry
  return {
    path,
    size,
    async read(longest) {
      if (size > longest) throw refuse('too-much', path)
      const parts: Uint8Array[] = []
      let length = 0
      const sink = new WritableStream<Uint8Array>({
        write(part) {
          length += part.length
          allowance.bytes -= part.length
          if (length > longest || allowance.bytes < 0) throw refuse('too-much', length > longest ? path : zip)
          parts.push(part)
        },
      })
      try {
        await entry.getData(sink)
      } catch (error) {
        throw error instanceof TransferRefusal ? error : refuse('damaged', path, error)
      }
      return Buffer.concat(parts)
    },
  }
}

function explain(error: unknown, name: string): unknown {
  if (error instanceof TransferRefusal) return error
  const unsafe = error instanceof Error && 'filename' in error ? String(error.filename) : undefined
  return unsafe === undefined ? refuse('no-archive', name, error) : refuse('unsafe-path', unsafe, error)
}
