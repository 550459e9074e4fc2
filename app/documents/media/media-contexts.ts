import { createContext } from 'react-router'
import type { Picture } from '../../platform/markdown/picture.ts'
import type { FigureIndex } from './figures.server.ts'
import type { Media } from './media.server.ts'

/** The file store and the services on top of it. */
export const mediaContext = createContext<Media>()

/** The drawings of the course. */
export const figuresContext = createContext<FigureIndex>()

/**
 * The picture at the head of an article: a picture of the site, or the address of an external one, which is
 * shown as a link (docs/product.md 7.5).
 */
export type HeadPicture = { kind: 'picture'; picture: Picture; alt: string } | { kind: 'link'; url: string }

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
