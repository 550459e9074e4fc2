import type { ChosenFile } from '../documents/import-paths.ts'
import { isDocument, isPicture } from '../documents/import-paths.ts'
import { importLimits } from './import-request.ts'

/** A file that cannot be used; the name is for the message. */
export class UnreadableFileError extends Error {
  readonly fileName: string
  readonly tooBig: boolean

  constructor(fileName: string, tooBig: boolean, cause?: unknown) {
    super(`unreadable: ${fileName}`, { cause })
    this.fileName = fileName
    this.tooBig = tooBig
  }
}

// All of a ZIP together; a small ZIP may hold gigabytes of zeros.
const ZIP_LIMIT = 400 * 1024 * 1024
const CHUNK = 256 * 1024

/**
 * Reads the documents and pictures of what was chosen: files, a folder, ZIPs. It gives the page time to breathe, and
 * `onProgress` hears how many files there are so far. Throws {@link UnreadableFileError}.
 */
export async function readChosenFiles(
  files: readonly File[],
  onProgress: (count: number) => void,
): Promise<ChosenFile[]> {
  const chosen: ChosenFile[] = []
  const add = (file: ChosenFile): void => {
    chosen.push(file)
    onProgress(chosen.length)
  }
  for (const file of files) {
    const path = file.webkitRelativePath || file.name
    if (/\.zip$/i.test(file.name)) await readZip(file, add)
    else if (isWanted(path)) {
      if (file.size > limitOf(path)) throw new UnreadableFileError(path, true)
      add({ path, bytes: await readBytes(file) })
    }
  }
  return chosen
}

async function readBytes(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    throw new UnreadableFileError(file.name, false, error)
  }
}

function isWanted(path: string): boolean {
  return isDocument(path) || isPicture(path)
}

function limitOf(path: string): number {
  return isDocument(path) ? importLimits.file : importLimits.picture
}

async function readZip(zip: File, add: (file: ChosenFile) => void): Promise<void> {
  const { Unzip, UnzipInflate } = await import('fflate')
  let total = 0
  let found = 0
  const unzip = new Unzip((entry) => {
    found++
    if (entry.name.endsWith('/') || !isWanted(entry.name)) return
    const parts: Uint8Array[] = []
    let size = 0
    entry.ondata = (error, part, isLast) => {
      if (error) throw new UnreadableFileError(entry.name, false, error)
      size += part.length
      total += part.length
      if (size > limitOf(entry.name) || total > ZIP_LIMIT) throw new UnreadableFileError(entry.name, true)
      parts.push(part)
      if (isLast) add({ path: entry.name, bytes: join(parts, size) })
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < zip.size; at += CHUNK) {
      const end = Math.min(at + CHUNK, zip.size)
      // Reading a part of the file waits for it, so the page can draw and answer in between.
      unzip.push(new Uint8Array(await zip.slice(at, end).arrayBuffer()), end === zip.size)
    }
  } catch (error) {
    throw error instanceof UnreadableFileError ? error : new UnreadableFileError(zip.name, false, error)
  }
  if (found === 0) throw new UnreadableFileError(zip.name, false)
}

function join(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
