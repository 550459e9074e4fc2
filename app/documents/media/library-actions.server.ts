import { z } from 'zod'
import type { Database } from '../../platform/db/tables.ts'
import type { Media } from './media.server.ts'
import { findPictureById, saveAltText } from './picture-repository.server.ts'
import { removePicture } from './remove-picture.server.ts'

const id = z.string().regex(/^[0-9a-f]{24}$/)

/** Schema of the library's forms. */
export const libraryRequest = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('alt'), id, alt: z.string().trim().max(500) }),
  z.object({ intent: z.literal('remove'), id }),
])
type LibraryRequest = z.infer<typeof libraryRequest>

export type LibraryResult = { status: 'saved' | 'removed' | 'in-use' | 'gone'; id: string }

/** Changes one picture of the library. A picture that a document shows is not removed. */
export async function changeLibrary(
  db: Database,
  media: Media,
  request: LibraryRequest,
): Promise<LibraryResult> {
  if (request.intent === 'alt') {
    const picture = await findPictureById(db, request.id)
    // The cache is updated before the database, because the change re-renders pages, which must show the new
    // text.
    if (!picture || picture.removedAt) return { status: 'gone', id: request.id }
    media.altTexts.remember(picture.address, request.alt)
    const saved = await saveAltText(db, request.id, request.alt)
    return { status: saved ? 'saved' : 'gone', id: request.id }
  }
  return {
    status: await removePicture(db, media.sources, { id: request.id, now: new Date().toISOString() }),
    id: request.id,
  }
}
