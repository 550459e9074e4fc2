import type { MediaLocation } from '../../documents/media/picture-address.ts'

/** A kind of document for the import page. `pictures`: the folder for pictures of its documents. */
export type ImportKind = { tipo: string; name: string; folder: string; pictures: MediaLocation }
