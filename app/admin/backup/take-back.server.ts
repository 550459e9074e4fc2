import { readdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '../../documents/media/file-store.ts'
import { listPictureKeys } from '../../documents/media/site-files.server.ts'
import { filesOf, isThere } from '../../platform/db/open-database.server.ts'

type Place = {
  databaseUrl: string
  store: Pick<FileStore, 'list' | 'delete'>
  /** The folder in which the files are, where they are on a disk of ours. */
  room?: string | undefined
}

/**
 * Notes what stands in a place that is to be filled, and gives what takes away what has come since: the file of the database, pictures, folders.
 * As far as it can: what led there says more than a second failure.
 */
export async function noteEmptyPlace({ databaseUrl, store, room }: Place): Promise<() => Promise<void>> {
  const wasThere = isThere(databaseUrl)
  const before = new Set(await listPictureKeys(store))
  const foldersBefore = new Set(room === undefined ? [] : await listFolders(room))
  const wasRoomThere = room !== undefined && (await readdir(room).catch(() => undefined)) !== undefined
  return async () => {
    if (!wasThere) for (const path of filesOf(databaseUrl)) await rm(path, { force: true })
    // One at a time: a store that is away is asked once.
    for (const key of await listPictureKeys(store)) if (!before.has(key)) await store.delete(key)
    if (room === undefined) return
    const folders = (await listFolders(room)).filter((folder) => !foldersBefore.has(folder))
    // Those that are in others first; what holds something stays.
    for (const folder of folders.sort().reverse()) await rmdir(folder).catch(() => undefined)
    if (!wasRoomThere) await rmdir(room).catch(() => undefined)
  }
}

async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))
}
