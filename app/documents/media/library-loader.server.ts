import type { Database } from '../../platform/db/tables.ts'
import { listPictures, type StoredPicture } from './picture-repository.server.ts'
import { listPictureUses, type PictureSource, type PictureUse } from './picture-uses.server.ts'

/** A picture as the library shows it. */
export type LibraryPicture = Pick<
  StoredPicture,
  'id' | 'address' | 'alt' | 'width' | 'height' | 'createdAt'
> & {
  uses: PictureUse[]
}

const picturesPerPage = 24

/** Returns a page of the library, newest first, with the documents that show each picture. */
export async function loadLibrary(
  db: Database,
  sources: readonly PictureSource[],
  after: string | null,
): Promise<{ pictures: LibraryPicture[]; next: string | null }> {
  const { items, next } = await listPictures(db, { after, limit: picturesPerPage })
  const uses = await listPictureUses(
    db,
    sources,
    items.map(({ id }) => id),
  )
  const pictures = items.map(({ id, address, alt, width, height, createdAt }) => {
    return { id, address, alt, width, height, createdAt, uses: uses.get(id) ?? [] }
  })
  return { pictures, next }
}
