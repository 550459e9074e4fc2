import { decodeCursor, type Page, type PageRequest, toPage } from '../../platform/db/keyset.ts'
import type { Database, PicturesTable } from '../../platform/db/tables.ts'
import { lockWrites } from '../../platform/db/write-lock.server.ts'

export type StoredPicture = PicturesTable

/**
 * Records a picture whose files are stored. Repeating the call changes nothing, as an upload may be finished
 * twice.
 */
export async function savePicture(db: Database, picture: StoredPicture): Promise<void> {
  await db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/**
 * Records the picture of an upload, unless the library already has one of the same source file, possibly from
 * another instance. Returns the picture that remains, and whether it is the new one.
 */
export async function recordUploadedPicture(
  db: Database,
  picture: StoredPicture,
): Promise<{ picture: StoredPicture; isNew: boolean }> {
  return db.transaction().execute(async (transaction) => {
    await lockWrites(transaction, 'pictures')
    const known = picture.sourceSha256 && (await findPictureBySource(transaction, picture.sourceSha256))
    if (known) return { picture: known, isNew: false }
    await savePicture(transaction, picture)
    return { picture, isNew: true }
  })
}

export async function findPictureById(db: Database, id: string): Promise<StoredPicture | undefined> {
  return db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns the oldest library picture made from a file with this SHA-256 (hexadecimal). */
export async function findPictureBySource(db: Database, sha256: string): Promise<StoredPicture | undefined> {
  return db
    .selectFrom('pictures')
    .selectAll()
    .where('sourceSha256', '=', sha256)
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
}

/** Returns a page of the library's pictures, newest first. */
export async function listPictures(
  db: Database,
  { after, limit }: PageRequest,
): Promise<Page<StoredPicture>> {
  const key = decodeCursor(after)
  const all = db
    .selectFrom('pictures')
    .selectAll()
    .where('removedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
  const rest = key
    ? all.where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<', tuple(...key)))
    : all
  const rows = await rest.limit(limit + 1).execute()
  return toPage(rows, limit, (picture) => [picture.createdAt, picture.id])
}

/** Lists the address and text of each picture with an alternative text. */
export async function listAltTexts(db: Database): Promise<{ address: string; alt: string }[]> {
  return db.selectFrom('pictures').select(['address', 'alt']).where('alt', '!=', '').execute()
}

export async function saveAltText(db: Database, id: string, alt: string): Promise<StoredPicture | undefined> {
  return db.updateTable('pictures').set({ alt }).where('id', '=', id).returningAll().executeTakeFirst()
}

/** Marks a picture as removed at a time, or as not removed (null). Its files and row remain. */
export async function markPictureRemoved(db: Database, id: string, removedAt: string | null): Promise<void> {
  await db.updateTable('pictures').set({ removedAt }).where('id', '=', id).execute()
}

/** Lists the pictures that were removed before a time. */
export async function listRemovedPictures(db: Database, before: string): Promise<StoredPicture[]> {
  return db.selectFrom('pictures').selectAll().where('removedAt', '<', before).orderBy('removedAt').execute()
}

export async function deletePicture(db: Database, id: string): Promise<void> {
  await db.deleteFrom('pictures').where('id', '=', id).execute()
}
