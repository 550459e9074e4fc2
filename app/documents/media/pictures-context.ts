import { createContext } from 'react-router'
import type { Picture } from '../../platform/markdown/picture.ts'
import type { HeadPicture } from './head-picture.ts'

/** Finds the pictures that the site serves. */
export type Pictures = {
  find: (url: string) => Picture | undefined
  /**
   * Returns the picture at the head of an article with its alternative text; undefined if the text shows
   * the same picture.
   */
  headPicture: (url: string | null, content: string) => HeadPicture | undefined
}

export const picturesContext = createContext<Pictures>()
