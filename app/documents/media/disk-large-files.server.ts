import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { openFileSink, partEnding } from './file-sink.server.ts'
import type { LargeFiles } from './file-store.ts'
import { requireRoom } from './free-space.server.ts'
import { toStorageError } from './storage-error.ts'

/** Age after which a partial file belongs to a killed process. Milliseconds. */
const partsLiveMs = 3_600_000

/** Opens a folder of this machine for large files. */
export function openDiskLargeFiles(folder: string): LargeFiles {
  return {
    async create(name, least = 0) {
      await removeOldParts(folder)
      await requireRoom(folder, least)
      return openFileSink(join(folder, name)).catch((error: unknown) => {
        throw toStorageError(error)
      })
    },
    async list() {
      const files: { name: string; bytes: number }[] = []
      for (const name of await listNames(folder)) {
        const about = name.endsWith(partEnding)
          ? undefined
          : await stat(join(folder, name)).catch(() => undefined)
        if (about?.isFile()) files.push({ name, bytes: about.size })
      }
      return files
    },
    async open(name) {
      const file = await open(join(folder, name), 'r').catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw toStorageError(error)
      })
      if (!file) return undefined
      const { size } = await file.stat()
      return { size, body: Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array> }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

async function listNames(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw toStorageError(error)
  })
}

/** Removes partial files that a killed process left in a folder. */
export async function removeOldParts(folder: string): Promise<void> {
  for (const name of await listNames(folder)) {
    if (!name.endsWith(partEnding)) continue
    const about = await stat(join(folder, name)).catch(() => undefined)
    if (about && Date.now() - about.mtimeMs > partsLiveMs) await rm(join(folder, name), { force: true })
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
