import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { Upload } from '@tus/server'
import { type FinishOptions, finishUpload } from './finish-upload.server.ts'
import { type MediaLocation, parsePictureAddress, pictureKey } from './picture-address.ts'
import { findPictureById, savePicture } from './picture-repository.server.ts'
import { readWebp } from './read-webp.ts'
import { StorageError } from './storage-error.ts'

/** What is known of a picture that another site kept. */
type KeptPicture = {
  address: string
  sourceSha256: string | null
  sourceBytes: number
  alt: string
  createdAt: string
}

/** Takes pictures from files, as an upload does. */
export type PictureTaker = {
  /** A picture as it was kept by a site of this kind, under the same address. False: it is here already. */
  keep: (path: string, picture: KeptPicture, ownerId: string) => Promise<boolean>
  /** {@link PictureTaker.keep} without keeping it. */
  wouldKeep: (path: string, address: string) => Promise<boolean>
  /** Any picture that could be uploaded; gives the address that it gets. */
  draw: (path: string, location: MediaLocation, ownerId: string) => Promise<string>
}

/** Opens the door for pictures that come in a file. All of it throws {@link StorageError}. */
export function openPictureTaker(options: FinishOptions): PictureTaker {
  const { database, store } = options
  const wouldKeep = async (path: string, address: string): Promise<boolean> => {
    const name = parsePictureAddress(address)?.name
    if (!name) throw new StorageError('invalid-argument')
    if (await findPictureById(database, name.id)) return false
    const found = readWebp(await readFile(path))
    const isSame = found?.width === name.width && found.height === name.height
    // It would be shown to everybody as it is, so nothing may be in it but what this site draws itself.
    if (!found?.isPlain || !isSame) throw new StorageError('broken-image')
    await options.encoder.check(path)
    return true
  }
  return {
    wouldKeep,
    async keep(path, { address, ...facts }, ownerId) {
      if (!(await wouldKeep(path, address))) return false
      const name = parsePictureAddress(address)?.name
      if (!name) throw new StorageError('invalid-argument')
      const { id, location, width, height } = name
      const body = await readFile(path)
      await store.put(pictureKey(name), body, 'image/webp')
      const size = { width, height, bytes: body.length }
      await savePicture(database, { id, location, address, ownerId, ...facts, ...size, removedAt: null })
      return true
    },
    async draw(path, location, owner) {
      const { size } = await stat(path)
      const id = randomBytes(12).toString('hex')
      const upload = new Upload({ id, size, offset: size, metadata: { location, owner } })
      return (await finishUpload(path, upload, options)).picture.address
    },
  }
}
