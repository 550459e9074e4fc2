import type { Upload } from '@tus/server'
import type { Database } from '../../platform/db/tables.ts'
import type { FileStore } from './file-store.ts'
import { sha256OfFile } from './hash-file.server.ts'
import { isMediaLocation, type PictureName, pictureAddress, pictureKey } from './picture-address.ts'
import type { PictureEncoder } from './picture-encoder.server.ts'
import {
  findPictureBySource,
  recordUploadedPicture,
  type StoredPicture,
} from './picture-repository.server.ts'
import type { OrderedWork } from './shared-work.ts'
import { StorageError } from './storage-error.ts'
import type { Variants } from './variants.server.ts'

export type FinishOptions = {
  database: Database
  store: FileStore
  variants: Pick<Variants, 'makeAll'>
  encoder: Pick<PictureEncoder, 'check' | 'picture'>
  work: OrderedWork
  /** Called once for a picture that is new in the library. */
  onNew?: ((id: string) => void) | undefined
}

/** The picture of an upload; `wasKnown`: it existed before this upload. */
export type FinishedUpload = { picture: StoredPicture; wasKnown: boolean }

/**
 * Turns a complete upload into a picture: checks, encodes, stores and records it. Safe to retry after any
 * failure: the same upload gets the same name. A file that the library already has is not stored again.
 */
export async function finishUpload(
  path: string,
  upload: Upload,
  options: FinishOptions,
): Promise<FinishedUpload> {
  const sourceSha256 = await sha256OfFile(path)
  const { sha256 } = upload.metadata ?? {}
  if (sha256 && sourceSha256 !== sha256) throw new StorageError('invalid-checksum')
  // Serialised, so that two concurrent uploads of one file become one picture.
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
  // Another instance has finished an upload of the same file meanwhile.
  if (picture.id !== upload.id) await store.delete(pictureKey(name))
  else variants.makeAll(name)
  if (isNew) onNew?.(picture.id)
  return picture
}
