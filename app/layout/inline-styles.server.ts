import { createHash } from 'node:crypto'
import text from '../styles.css?inline'

/**
 * The styles of reading pages stand in the page itself: text is on the screen one round trip earlier, which on a slow
 * phone is a tenth of a second or more (docs/decisions/0009-styles-in-the-page.md).
 */
export const inlineStyles: string = text

/** Source of the Content-Security-Policy that allows this one style block. */
export const stylesHash: string = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
