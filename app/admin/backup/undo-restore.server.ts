import { readdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '../../documents/media/file-store.ts'
import { listPictureKeys } from '../../documents/media/site-files.server.ts'
import { fileExists, filesOf } from '../../platform/db/open-database.server.ts'

type Place = {
  databaseUrl: string
  store: Pick<FileStore, 'list' | 'delete'>
  /** The local folder of the store; undefined for S3. */
  room?: string | undefined
}

/**
 * Records the contents of a destination; returns a function that removes everything added since: the database
 * file, pictures and folders. Best effort: callers ignore its errors, because the original error matters
 * more.
 */
export async function recordEmptyTarget({ databaseUrl, store, room }: Place): Promise<() => Promise<void>> {
  const wasThere = fileExists(databaseUrl)
  const before = new Set(await listPictureKeys(store))
  const foldersBefore = new Set(room === undefined ? [] : await listFolders(room))
  const wasRoomThere = room !== undefined && (await readdir(room).catch(() => undefined)) !== undefined
  return async () => {
    if (!wasThere) for (const path of filesOf(databaseUrl)) await rm(path, { force: true })
    // Sequential, so that an unavailable store is called only once.
    for (const key of await listPictureKeys(store)) if (!before.has(key)) await store.delete(key)
    if (room === undefined) return
    const folders = (await listFolders(room)).filter((folder) => !foldersBefore.has(folder))
    // Deepest folders first; folders that are not empty stay.
    for (const folder of folders.sort().reverse()) await rmdir(folder).catch(() => undefined)
    if (!wasRoomThere) await rmdir(room).catch(() => undefined)
  }
}

async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))
}
