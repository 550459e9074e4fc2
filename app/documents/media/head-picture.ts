import type { Picture } from '../../platform/markdown/picture.ts'

/**
 * What stands at the head of an article: a picture of the site, or the address of one elsewhere, which is shown as
 * a link (docs/product.md 7.5).
 */
export type HeadPicture = { kind: 'picture'; picture: Picture; alt: string } | { kind: 'link'; url: string }
