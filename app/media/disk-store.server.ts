import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { syncFolder } from './file-sink.server.ts'
import type { ByteRange, FileStore, StoredFile } from './file-store.ts'
import { StorageError, toStorageError } from './storage-error.ts'
import { requireStorageKey } from './storage-key.ts'

// Half-written files stand here, beside the locations, so that a rename stays on one disk.
const partsFolder = '.parts'
const partsLiveMs = 3_600_000

/** Files in a folder of this machine. What a killed process left half-written is removed at the next opening. */
export function openDiskStore(folder: string): FileStore {
  void removeOldParts(join(folder, partsFolder))
  return {
    put: (key, body) => putFile(folder, requireStorageKey(key), body),
    get: (key, range) => getFile(join(folder, requireStorageKey(key)), range),
    size: (key) => sizeOfFile(join(folder, requireStorageKey(key))),
    delete: (key) => deleteFile(folder, requireStorageKey(key)),
    list: (prefix) => listFiles(folder, prefix),
  }
}

async function putFile(folder: string, key: string, body: Uint8Array): Promise<void> {
  const path = join(folder, key)
  const part = join(folder, partsFolder, randomUUID())
  try {
    await mkdir(dirname(part), { recursive: true })
    const firstMade = await mkdir(dirname(path), { recursive: true })
    const file = await open(part, 'wx')
    try {
      await file.writeFile(body)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
    await syncFolders(dirname(path), firstMade === undefined ? dirname(path) : dirname(firstMade))
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw toStorageError(error)
  }
}

/** Flushes a folder and those above it up to the last one to disk. */
async function syncFolders(first: string, last: string): Promise<void> {
  await syncFolder(first)
  if (first !== last) await syncFolders(dirname(first), last)
}

async function getFile(path: string, range: ByteRange | undefined): Promise<StoredFile | undefined> {
  try {
    const file = await open(path, 'r')
    try {
      const about = await file.stat()
      if (!about.isFile()) {
        await file.close()
        return undefined
      }
      return await readPart(file, about.size, range)
    } catch (error) {
      await file.close().catch(() => undefined)
      throw error
    }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw toStorageError(error)
  }
}

async function readPart(file: FileHandle, size: number, range: ByteRange | undefined): Promise<StoredFile> {
  const start = range?.start ?? 0
  const end = Math.min(range?.end ?? size, size)
  if (start >= end) {
    await file.close()
    return { size, body: new Blob([]).stream() }
  }
  const stream = file.createReadStream({ start, end: end - 1 })
  return { size, body: Readable.toWeb(stream) as ReadableStream<Uint8Array> }
}

async function sizeOfFile(path: string): Promise<number | undefined> {
  try {
    const about = await stat(path)
    return about.isFile() ? about.size : undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw toStorageError(error)
  }
}

async function deleteFile(folder: string, key: string): Promise<void> {
  try {
    await unlink(join(folder, key))
  } catch (error) {
    if (!isMissing(error)) throw toStorageError(error)
  }
}

async function listFiles(folder: string, prefix: string): Promise<string[]> {
  try {
    // Only the folder that the prefix names: a list of one picture does not read them all.
    const parent = prefix.includes('/') ? prefix.slice(0, prefix.lastIndexOf('/')) : ''
    if (parent !== '') requireStorageKey(`${parent}/x`)
    const entries = await readdir(join(folder, parent), { recursive: true, withFileTypes: true })
    const keys = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    return keys.filter((key) => key.startsWith(prefix) && !key.startsWith(partsFolder)).sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error instanceof StorageError ? error : toStorageError(error)
  }
}

async function removeOldParts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const about = await stat(path).catch(() => undefined)
    if (about && Date.now() - about.mtimeMs > partsLiveMs)
      await rm(path, { force: true }).catch(() => undefined)
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
