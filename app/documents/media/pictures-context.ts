import { createContext } from 'react-router'
import type { Picture } from '../../platform/markdown/picture.ts'
import type { HeadPicture } from './head-picture.ts'

/** How pages find the pictures that the site itself serves. */
export type Pictures = {
  find: (url: string) => Picture | undefined
  /** The picture at the head of an article, with what it shows; undefined when the text shows the same one. */
  headPicture: (url: string | null, content: string) => HeadPicture | undefined
}

export const picturesContext = createContext<Pictures>()
