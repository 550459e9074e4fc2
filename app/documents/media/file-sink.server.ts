import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Sink } from './file-store.ts'

/**
 * Bytes between two syncs to disk. Without these steps, the next save of the database, which syncs on the
 * main thread, would wait for hundreds of megabytes (a third of a second was measured).
 */
const syncEvery = 8 * 1024 * 1024

/** The file ending of a partial file. */
export const partEnding = '.parte'

/**
 * Opens a sink that writes a partial file beside `path` and renames it on commit, so that a killed process
 * leaves no partial file under that name. The mode is 0600 because the file contains accounts.
 */
export async function openFileSink(path: string): Promise<Sink> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}${partEnding}`
  await rm(part, { force: true })
  const file = await open(part, 'wx', 0o600)
  let unsynced = 0
  return {
    async write(piece) {
      for (let from = 0; from < piece.length; )
        from += (await file.write(piece, from, piece.length - from)).bytesWritten
      unsynced += piece.length
      if (unsynced < syncEvery) return
      await file.datasync()
      unsynced = 0
    },
    async commit() {
      await file.sync()
      await file.close()
      await rename(part, path)
      await syncFolder(dirname(path))
    },
    async abort() {
      await file.close().catch(() => undefined)
      await rm(part, { force: true }).catch(() => undefined)
    },
  }
}

/** Flushes a folder to disk, so that the name of a file that was moved into it survives a loss of power. */
export async function syncFolder(path: string): Promise<void> {
  let folder: FileHandle | undefined
  try {
    folder = await open(path, 'r')
    await folder.sync()
  } finally {
    await folder?.close()
  }
}
