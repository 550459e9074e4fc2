import { createContext } from 'react-router'
import type { PageSheet } from '../../ui/components/page-sheet.ts'

/** Preview pictures of pages; `get` resolves with undefined if the queue is full. */
export type PagePictures = { get: (sheet: PageSheet) => Promise<Uint8Array | undefined> }

export const pagePicturesContext = createContext<PagePictures>()
