import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Sink } from './sink.ts'

/**
 * What is written goes to the disk in such steps: else the next save of the database, which waits for the disk on the thread that answers everybody, would
 * wait for hundreds of megabytes of it (a third of a second was seen). Bytes.
 */
const syncEvery = 8 * 1024 * 1024

/** What stands beside a file while it is being written. */
export const partEnding = '.parte'

/**
 * Writes a file of this machine beside its place, and moves it there when it is whole: a killed process leaves no half one under its name.
 * Only its owner may read it, since it holds accounts.
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
