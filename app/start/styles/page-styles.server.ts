import { sourceHash } from '../../platform/http/header-values.server.ts'
import type { PageStyles } from '../../ui/styles/part-styles.tsx'
import site from './site.css?inline'

const files = import.meta.glob<string>(['./pages/*.css', './parts/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})

/**
 * The style sheets of reading pages, inlined into the HTML by name: text appears one round trip earlier, a
 * tenth of a second or more on a slow phone (docs/decisions/0009-styles-in-the-page.md). Every page has the
 * sheet `site`.
 */
export const siteSheets: ReadonlyMap<string, string> = new Map([
  ['site', site],
  ...Object.entries(files).map(([path, text]): [string, string] => [path.replace(/^.*\/|\.css$/g, ''), text]),
])

const hashes = new Map<string, string>()

/** Content-Security-Policy hashes of the style sheets that a page uses. */
export function hashesOfUsed({ texts, used }: PageStyles): string[] {
  return [...used].flatMap((name) => hashOf(name, texts.get(name)))
}

function hashOf(name: string, text: string | undefined): string[] {
  if (text === undefined) return []
  const hash = hashes.get(name) ?? sourceHash(text)
  hashes.set(name, hash)
  return [hash]
}
