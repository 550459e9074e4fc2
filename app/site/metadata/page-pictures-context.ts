import { createContext } from 'react-router'
import type { OgImage } from '../../ui/components/og-image.ts'

/** Preview pictures of pages; `get` resolves with undefined if the queue is full. */
export type PagePictures = { get: (sheet: OgImage) => Promise<Uint8Array | undefined> }

export const pagePicturesContext = createContext<PagePictures>()
