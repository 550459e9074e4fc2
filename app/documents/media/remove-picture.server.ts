import type { Database } from '../../platform/db/tables.ts'
import { lockWrites } from '../../platform/db/write-lock.server.ts'
import type { FileStore } from './file-store.ts'
import { parsePictureAddress, pictureKey, pictureVariants, variantKey } from './picture-address.ts'
import {
  deletePicture,
  findPictureById,
  listRemovedPictures,
  markPictureRemoved,
  type StoredPicture,
} from './picture-repository.server.ts'
import { listPictureUses, type PictureSource } from './picture-uses.server.ts'

/** How long the files of a removed picture remain, for forms that were opened with it. */
export const removedLiveMs = 3_600_000

/**
 * Removes a picture from the library unless a document shows it. Check and removal are one transaction that
 * waits for saves in progress. If a form opened earlier still saves the picture, it is restored.
 */
export async function removePicture(
  db: Database,
  sources: readonly PictureSource[],
  { id, now }: { id: string; now: string },
): Promise<'removed' | 'in-use' | 'gone'> {
  return db.transaction().execute(async (transaction) => {
    await lockDocuments(transaction, sources)
    const picture = await findPictureById(transaction, id)
    if (!picture || picture.removedAt !== null) return 'gone'
    if (await isUsed(transaction, sources, id)) return 'in-use'
    await markPictureRemoved(transaction, id, now)
    return 'removed'
  })
}

/**
 * Deletes the files and rows of pictures removed more than an hour ago, and restores those that a document
 * shows again.
 */
export async function clearRemovedPictures(
  db: Database,
  { store, sources }: { store: Pick<FileStore, 'delete'>; sources: readonly PictureSource[] },
  now = Date.now(),
): Promise<void> {
  for (const picture of await listRemovedPictures(db, new Date(now - removedLiveMs).toISOString())) {
    const isBack = await db.transaction().execute(async (transaction) => {
      await lockDocuments(transaction, sources)
      const used = await isUsed(transaction, sources, picture.id)
      if (used) await markPictureRemoved(transaction, picture.id, null)
      return used
    })
    if (!isBack) await deleteFiles(db, store, picture)
  }
}

// Files are deleted before the row: a recorded picture can be retried, files without a row cannot be found.
async function deleteFiles(
  db: Database,
  store: Pick<FileStore, 'delete'>,
  { id, address }: StoredPicture,
): Promise<void> {
  const name = parsePictureAddress(address)?.name
  if (name) {
    await store.delete(pictureKey(name))
    for (const variant of pictureVariants(name)) await store.delete(variantKey(name, variant))
  }
  await deletePicture(db, id)
}

async function isUsed(db: Database, sources: readonly PictureSource[], id: string): Promise<boolean> {
  return ((await listPictureUses(db, sources, [id])).get(id) ?? []).length > 0
}

// Locks in the same order as an import, which prevents deadlocks.
async function lockDocuments(db: Database, sources: readonly PictureSource[]): Promise<void> {
  for (const { tipo: kindSlug } of sources) await lockWrites(db, kindSlug)
}
