import { createContext } from 'react-router'
import type { PageSheet } from '../../ui/components/page-sheet.ts'

/** The pictures of pages; undefined while too many wait to be drawn. */
export type PagePictures = { get: (sheet: PageSheet) => Promise<Uint8Array | undefined> }

export const pagePicturesContext = createContext<PagePictures>()
