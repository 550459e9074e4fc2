import { sourceHash } from '../../platform/http/source-hash.server.ts'
import type { PageStyles } from '../../ui/styles/part-styles.tsx'
import site from './site.css?inline'

const files = import.meta.glob<string>(['./pages/*.css', './parts/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})

/**
 * The styles of reading pages stand in the page itself: text is on the screen one round trip earlier, which on a slow
 * phone is a tenth of a second or more (docs/decisions/0009-styles-in-the-page.md). By name: `site` is what every page has.
 */
export const siteSheets: ReadonlyMap<string, string> = new Map([
  ['site', site],
  ...Object.entries(files).map(([path, text]): [string, string] => [path.replace(/^.*\/|\.css$/g, ''), text]),
])

const hashes = new Map<string, string>()

/** Sources of the Content-Security-Policy that allow the sheets which a page got. */
export function hashesOfUsed({ texts, used }: PageStyles): string[] {
  return [...used].flatMap((name) => hashOf(name, texts.get(name)))
}

function hashOf(name: string, text: string | undefined): string[] {
  if (text === undefined) return []
  const hash = hashes.get(name) ?? sourceHash(text)
  hashes.set(name, hash)
  return [hash]
}
