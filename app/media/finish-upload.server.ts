import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Upload } from '@tus/server'
import type { Database } from '../db/tables.ts'
import type { FileStore } from './file-store.ts'
import { isMediaLocation, type PictureName, pictureAddress, pictureKey } from './picture-address.ts'
import type { PictureEncoder } from './picture-encoder.server.ts'
import { type StoredPicture, savePicture } from './picture-repository.server.ts'
import { StorageError } from './storage-error.ts'
import type { Variants } from './variants.server.ts'
import type { WorkQueue } from './work-queue.ts'

export type FinishOptions = {
  database: Database
  store: FileStore
  variants: Variants
  encoder: Pick<PictureEncoder, 'check' | 'picture'>
  queue: WorkQueue
}

/**
 * From a complete upload to a picture of the site: checked, drawn anew, stored, recorded. It may be called again
 * after any failure: the same bytes get the same name.
 */
export async function finishUpload(
  path: string,
  upload: Upload,
  { database, store, variants, encoder, queue }: FinishOptions,
): Promise<StoredPicture> {
  const { location, owner, sha256 } = upload.metadata ?? {}
  if (!isMediaLocation(location) || !owner) throw new StorageError('invalid-argument')
  if (sha256 && (await sha256Of(path)) !== sha256) throw new StorageError('invalid-checksum')
  await encoder.check(path)
  const { body, width, height, tint } = await queue(() => encoder.picture(path))
  const name: PictureName = { location, id: upload.id, width, height, tint }
  await store.put(pictureKey(name), body, 'image/webp')
  const picture: StoredPicture = {
    id: upload.id,
    location,
    address: pictureAddress(name),
    ownerId: owner,
    alt: '',
    width,
    height,
    bytes: body.length,
    sourceBytes: upload.size ?? 0,
    createdAt: new Date().toISOString(),
  }
  await savePicture(database, picture)
  variants.makeAll(name)
  return picture
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
