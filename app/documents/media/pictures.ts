import type { Picture } from '../../platform/markdown/picture.ts'

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

declare module '../../platform/http/app-context.ts' {
  interface AppContext {
    pictures: Pictures
  }
}
