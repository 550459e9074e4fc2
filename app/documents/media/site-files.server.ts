import { readRows } from '../../platform/db/read-rows.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import type { FileStore } from './file-store.ts'
import {
  mediaLocations,
  mediaPrefix,
  parsePictureAddress,
  pictureKey,
  pictureVariants,
  variantKey,
} from './picture-address.ts'

/** What a picture has in the store: itself, and the copies of it that may be made again. */
type PictureFiles = { original: string; copies: string[]; isRemoved: boolean }

/** The files of every picture that a database names. */
export async function* listPictureFiles(db: Database): AsyncGenerator<PictureFiles> {
  const table = { name: 'pictures', key: ['id'], columns: ['address', 'removedAt'] }
  for await (const rows of readRows(db, table)) {
    for (const [address, removedAt] of rows) {
      const name = parsePictureAddress(String(address))?.name
      if (!name) continue
      const copies = pictureVariants(name).map((variant) => variantKey(name, variant))
      yield { original: pictureKey(name), copies, isRemoved: removedAt !== null }
    }
  }
}

/** A whole file of a store; undefined when there is none. */
export async function readWholeFile(
  store: Pick<FileStore, 'get'>,
  key: string,
): Promise<Uint8Array | undefined> {
  const file = await store.get(key)
  return file && new Uint8Array(await new Response(file.body).arrayBuffer())
}

/** The type of a file of the store, by its key. */
export function typeOfFile(key: string): string {
  return key.endsWith('.avif') ? 'image/avif' : 'image/webp'
}

/** Whether a key is that of a picture or of one of its copies. */
export function isPictureKey(key: string): boolean {
  return parsePictureAddress(`${mediaPrefix}${key}`) !== undefined
}

/** The keys of all pictures in a store, and of their copies. */
export async function listPictureKeys(store: Pick<FileStore, 'list'>): Promise<string[]> {
  const lists = await Promise.all(mediaLocations.map((location) => store.list(`${location}/`)))
  return lists.flat()
}
