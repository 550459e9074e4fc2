import { openAsBlob } from 'node:fs'
import { BlobReader, type Entry, type FileEntry, ZipReader } from '@zip.js/zip.js'
import { readDirectorySize } from './directory-size.server.ts'
import { transferLimits as limits } from './transfer-limits.ts'
import { TransferRefusal } from './transfer-refusal.ts'
import { type RefusalKind, transferTexts } from './transfer-texts.ts'

/** The list of the files of a ZIP: some 500 bytes each. */
const longestDirectory = 16 * 1024 * 1024

/** A file of a ZIP. `read` gives up where it is longer than `longest` bytes, whatever the ZIP says. */
export type ArchiveFile = { path: string; size: number; read: (longest: number) => Promise<Uint8Array> }

/** Says that a file cannot be imported, and why. */
export function refuse(kind: RefusalKind, name: string, cause?: unknown): TransferRefusal {
  return new TransferRefusal(transferTexts.refused[kind](name.slice(0, 120)), { cause })
}

/**
 * The files of a ZIP in their order; nothing of them is unpacked yet, and none of them is ever written under its name. Throws
 * {@link TransferRefusal} for a ZIP that could not be told apart from an attack.
 */
export async function listArchive(
  path: string,
  name: string,
  most: number = limits.entries,
): Promise<ArchiveFile[]> {
  // Of a hostile one it would be gigabytes.
  const directory = await readDirectorySize(path)
  if (directory !== undefined && directory > longestDirectory) throw refuse('too-many-files', name)
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
      if (seen.size >= most) throw refuse('too-many-files', name)
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
  // The upper half is what Unix says of the file: 0o12 in its highest bits is a link.
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
