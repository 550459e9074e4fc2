import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { Upload } from '@tus/server'
import { type FinishOptions, finishUpload } from './finish-upload.server.ts'
import { type MediaLocation, parsePictureAddress, pictureKey } from './picture-address.ts'
import { findPictureById, savePicture } from './picture-repository.server.ts'
import { readWebp } from './read-webp.ts'
import { StorageError } from './storage-error.ts'

/** The facts about a picture exported by another instance of this site. */
type KeptPicture = {
  address: string
  sourceSha256: string | null
  sourceBytes: number
  alt: string
  createdAt: string
}

/** Imports pictures from local files. */
export type PictureTaker = {
  /**
   * Stores a picture exported by another site of this kind, under the same address. Returns false if it
   * already exists.
   */
  keep: (path: string, picture: KeptPicture, ownerId: string) => Promise<boolean>
  /** Validates as {@link PictureTaker.keep} does, but does not store the picture. */
  wouldKeep: (path: string, address: string) => Promise<boolean>
  /** Imports any picture that could be uploaded, and returns its new address. */
  draw: (path: string, location: MediaLocation, ownerId: string) => Promise<string>
}

/** Opens the import of pictures from files. Its methods throw {@link StorageError}. */
export function openPictureTaker(options: FinishOptions): PictureTaker {
  const { database, store } = options
  const wouldKeep = async (path: string, address: string): Promise<boolean> => {
    const name = parsePictureAddress(address)?.name
    if (!name) throw new StorageError('invalid-argument')
    if (await findPictureById(database, name.id)) return false
    const found = readWebp(await readFile(path))
    const isSame = found?.width === name.width && found.height === name.height
    // The file is published unchanged, so it may contain only what this site itself would encode.
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
