import site from '../styles.css?inline'
import { sourceHash } from '../ui/source-hash.server.ts'

/**
 * The styles of reading pages stand in the page itself: text is on the screen one round trip earlier, which on a slow
 * phone is a tenth of a second or more (docs/decisions/0009-styles-in-the-page.md).
 */
export type InlineStyles = {
  site: string
  /** Those that some pages have beside, by the names in their handles. */
  own: ReadonlyMap<string, string>
}

const ownFiles = import.meta.glob<string>('../page-styles/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

export const inlineStyles: InlineStyles = {
  site,
  own: new Map(Object.entries(ownFiles).map(([path, text]) => [path.replace(/^.*\/|\.css$/g, ''), text])),
}

/** Sources of the Content-Security-Policy that allow these style blocks. */
export const stylesHashes: string = [site, ...inlineStyles.own.values()].map(sourceHash).join(' ')
