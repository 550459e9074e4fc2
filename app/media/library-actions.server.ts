import { z } from 'zod'
import type { Database } from '../db/tables.ts'
import type { Media } from './media.server.ts'
import { parsePictureAddress, pictureKey, pictureVariants, variantKey } from './picture-address.ts'
import { deletePicture, findPictureById, saveAltText } from './picture-repository.server.ts'
import { listPictureUses } from './picture-uses.server.ts'

const id = z.string().regex(/^[0-9a-f]{24}$/)

/** What the forms of the library send. */
export const libraryRequest = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('alt'), id, alt: z.string().trim().max(500) }),
  z.object({ intent: z.literal('remove'), id }),
])
export type LibraryRequest = z.infer<typeof libraryRequest>

export type LibraryResult = { status: 'saved' | 'removed' | 'in-use' | 'gone'; id: string }

/** Changes one picture of the library. A picture that a document shows is never removed. */
export async function changeLibrary(
  db: Database,
  media: Media,
  request: LibraryRequest,
): Promise<LibraryResult> {
  if (request.intent === 'alt') {
    const picture = await findPictureById(db, request.id)
    // Before the database knows: a page that is made anew at the change already has the new text.
    if (picture) media.altTexts.remember(picture.address, request.alt)
    const saved = await saveAltText(db, request.id, request.alt)
    return { status: saved ? 'saved' : 'gone', id: request.id }
  }
  return removePicture(db, media, request.id)
}

async function removePicture(db: Database, { store }: Media, id: string): Promise<LibraryResult> {
  const picture = await findPictureById(db, id)
  const parsed = picture && parsePictureAddress(picture.address)
  if (!parsed) return { status: 'gone', id }
  const uses = await listPictureUses(db, [id])
  if ((uses.get(id) ?? []).length > 0) return { status: 'in-use', id }
  // The files first: a picture that is still recorded can be removed again, files without a record cannot be found.
  await store.delete(pictureKey(parsed.name))
  for (const variant of pictureVariants(parsed.name)) await store.delete(variantKey(parsed.name, variant))
  await deletePicture(db, id)
  return { status: 'removed', id }
}
