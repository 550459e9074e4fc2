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

/** The keys of a picture in the store: the original, and the variants, which can be created again. */
type PictureFiles = { original: string; copies: string[]; isRemoved: boolean }

/** Iterates over the files of every picture in the database. */
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

/** Reads a whole file from a store; undefined if it does not exist. */
export async function readWholeFile(
  store: Pick<FileStore, 'get'>,
  key: string,
): Promise<Uint8Array | undefined> {
  const file = await store.get(key)
  return file && new Uint8Array(await new Response(file.body).arrayBuffer())
}

/** Returns the media type of a stored picture by its key. */
export function typeOfFile(key: string): string {
  return key.endsWith('.avif') ? 'image/avif' : 'image/webp'
}

/** Returns true if a key belongs to a picture or a variant. */
export function isPictureKey(key: string): boolean {
  return parsePictureAddress(`${mediaPrefix}${key}`) !== undefined
}

/** Lists the keys of all pictures and variants in a store. */
export async function listPictureKeys(store: Pick<FileStore, 'list'>): Promise<string[]> {
  const lists = await Promise.all(mediaLocations.map((location) => store.list(`${location}/`)))
  return lists.flat()
}
