import type { Column } from '../../documents/core/field.ts'
import { parsePictureAddress, pictureAddress } from '../../documents/media/picture-address.ts'

const uploaded =
  /\/media\/[A-Za-z]{5,20}\/[0-9a-f]{24}-[0-9x]{3,9}-[0-9a-fx]{1,3}(?:\.webp|\/\d{1,4}\.(?:avif|webp))/g
const drawn = /\/figuras\/([a-z0-9][a-z0-9-]*\.svg)/g

/** Collects the pictures used in texts. */
export type UsedPictures = {
  read: (text: Column | undefined) => void
  /** Addresses of uploaded pictures, sorted. */
  listUploads: () => string[]
  /** Names of figures, sorted. */
  listFigures: () => string[]
}

/** Creates a collector; of a picture used in several widths it returns the original. */
export function openUsedPictures(): UsedPictures {
  const uploads = new Set<string>()
  const figures = new Set<string>()
  return {
    read(text) {
      if (typeof text !== 'string') return
      for (const [address] of text.matchAll(uploaded)) {
        const parsed = parsePictureAddress(address)
        if (parsed) uploads.add(pictureAddress(parsed.name))
      }
      for (const [, name] of text.matchAll(drawn)) if (name) figures.add(name)
    },
    listUploads: () => [...uploads].sort(),
    listFigures: () => [...figures].sort(),
  }
}
