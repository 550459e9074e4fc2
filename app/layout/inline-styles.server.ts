import { createHash } from 'node:crypto'
import styles from '../styles.css?inline'

/**
 * The styles of reading pages stand in the page itself: text is on the screen one round trip earlier, which on a slow
 * phone is a tenth of a second or more (docs/decisions/0009-styles-in-the-page.md).
 */
const element = `<style>${styles}</style>`

/** Source of the Content-Security-Policy that allows this one style block. */
export const stylesHash: string = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`

/** Puts the styles in the place of the link to them. */
export function inlineStyles(html: string): string {
  return html.replace(/<link rel="stylesheet" href="[^"]*\/styles[^"]*"\/>/, () => element)
}
