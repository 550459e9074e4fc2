import { decodeCursor, type Page, type PageRequest, toPage } from '../db/keyset.ts'
import type { Database, PicturesTable } from '../db/tables.ts'

export type StoredPicture = PicturesTable

/** Records a picture whose files are stored. Doing it twice changes nothing: an upload may end more than once. */
export async function savePicture(db: Database, picture: StoredPicture): Promise<void> {
  await db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function findPictureById(db: Database, id: string): Promise<StoredPicture | undefined> {
  return db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A page of all pictures, newest first. */
export async function listPictures(
  db: Database,
  { after, limit }: PageRequest,
): Promise<Page<StoredPicture>> {
  const key = decodeCursor(after)
  const all = db.selectFrom('pictures').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc')
  const rest = key
    ? all.where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<', tuple(...key)))
    : all
  const rows = await rest.limit(limit + 1).execute()
  return toPage(rows, limit, (picture) => [picture.createdAt, picture.id])
}

/** Address and alternative text of every picture that has one. */
export async function listAltTexts(db: Database): Promise<{ address: string; alt: string }[]> {
  return db.selectFrom('pictures').select(['address', 'alt']).where('alt', '!=', '').execute()
}

export async function saveAltText(db: Database, id: string, alt: string): Promise<StoredPicture | undefined> {
  return db.updateTable('pictures').set({ alt }).where('id', '=', id).returningAll().executeTakeFirst()
}

export async function deletePicture(db: Database, id: string): Promise<void> {
  await db.deleteFrom('pictures').where('id', '=', id).execute()
}
