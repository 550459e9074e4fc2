import type { MediaLocation } from '../../documents/media/picture-address.ts'

/** A kind of document as the page of the import must know it. `pictures`: where those of its documents are put. */
export type ImportKind = { tipo: string; name: string; folder: string; pictures: MediaLocation }
