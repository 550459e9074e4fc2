import type { Picture } from '../../platform/markdown/picture.ts'

/**
 * The picture at the head of an article: a picture of the site, or the address of an external one, which is
 * shown as a link (docs/product.md 7.5).
 */
export type HeadPicture = { kind: 'picture'; picture: Picture; alt: string } | { kind: 'link'; url: string }
