import type { Upload } from '@tus/server'
import type { Database } from '../../platform/db/tables.ts'
import type { FileStore } from './file-store.ts'
import { sha256OfFile } from './hash-file.server.ts'
import type { OrderedWork } from './ordered-work.ts'
import { isMediaLocation, type PictureName, pictureAddress, pictureKey } from './picture-address.ts'
import type { PictureEncoder } from './picture-encoder.server.ts'
import {
  findPictureBySource,
  recordUploadedPicture,
  type StoredPicture,
} from './picture-repository.server.ts'
import { StorageError } from './storage-error.ts'
import type { Variants } from './variants.server.ts'

export type FinishOptions = {
  database: Database
  store: FileStore
  variants: Pick<Variants, 'makeAll'>
  encoder: Pick<PictureEncoder, 'check' | 'picture'>
  work: OrderedWork
  /** Hears of a picture that was not there before, once. */
  onNew?: ((id: string) => void) | undefined
}

/** A picture of the site, and whether it was there before this upload. */
export type FinishedUpload = { picture: StoredPicture; wasKnown: boolean }

/**
 * From a complete upload to a picture of the site: checked, drawn anew, stored, recorded. It may be called again
 * after any failure: the same upload gets the same name. A file that the library has already is not stored twice.
 */
export async function finishUpload(
  path: string,
  upload: Upload,
  options: FinishOptions,
): Promise<FinishedUpload> {
  const sourceSha256 = await sha256OfFile(path)
  const { sha256 } = upload.metadata ?? {}
  if (sha256 && sourceSha256 !== sha256) throw new StorageError('invalid-checksum')
  // One at a time, so that two uploads of one file that end together become one picture.
  return options.work(upload.id, 'author', async () => {
    const known = await findPictureBySource(options.database, sourceSha256)
    if (known) return { picture: known, wasKnown: known.id !== upload.id }
    const picture = await storePicture(path, { upload, sourceSha256 }, options)
    return { picture, wasKnown: picture.id !== upload.id }
  })
}

async function storePicture(
  path: string,
  { upload, sourceSha256 }: { upload: Upload; sourceSha256: string },
  { database, store, variants, encoder, onNew }: FinishOptions,
): Promise<StoredPicture> {
  const { location, owner } = upload.metadata ?? {}
  if (!isMediaLocation(location) || !owner) throw new StorageError('invalid-argument')
  await encoder.check(path)
  const { body, width, height, tint } = await encoder.picture(path)
  const name: PictureName = { location, id: upload.id, width, height, tint }
  await store.put(pictureKey(name), body, 'image/webp')
  const { picture, isNew } = await recordUploadedPicture(database, {
    id: upload.id,
    location,
    address: pictureAddress(name),
    ownerId: owner,
    alt: '',
    width,
    height,
    bytes: body.length,
    sourceBytes: upload.size ?? 0,
    sourceSha256,
    removedAt: null,
    createdAt: new Date().toISOString(),
  })
  // Another instance ended an upload of the same file meanwhile.
  if (picture.id !== upload.id) await store.delete(pictureKey(name))
  else variants.makeAll(name)
  if (isNew) onNew?.(picture.id)
  return picture
}
