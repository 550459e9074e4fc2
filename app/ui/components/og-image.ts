import type { SiteWords } from '../../platform/http/site-settings.ts'

/** The data drawn on the preview picture of a page, which other sites show beside a shared link. */
export type OgImage = {
  /** The kind of the page: the tipo of a document, or `pagina`. */
  tipo: string
  /** Its name in the address, unique within its kind. */
  name: string
  title: string
  /** The kind as shown to people; '' for a page without a document. */
  kind: string
  /** An additional fact, shown below the title. */
  detail: string
  color: 'blue' | 'green' | 'red' | 'orange' | 'purple' | 'cyan'
}

/** Version of the drawing: raise it with every change, so that an address never has two pictures. */
const drawing = 1

/** The sheet of a page without a document. `path` is its address. */
export function fixedSheet(path: string, title: string): OgImage {
  const name = path === '/' ? 'inicio' : path.slice(1)
  return { tipo: 'pagina', name, title, kind: '', detail: '', color: 'blue' }
}

/** Whether the sheet is of a page without a document: it shows the tagline of the site below the title. */
export function isFixedSheet({ kind, detail }: OgImage): boolean {
  return kind === '' && detail === ''
}

/**
 * The address of the preview picture. It contains a hash of what is drawn, so the picture may be cached for
 * ever.
 */
export function sheetAddress(sheet: OgImage, { siteName, tagline }: SiteWords): string {
  const { tipo: kindSlug, name, title, kind, detail, color } = sheet
  const said = isFixedSheet(sheet) ? tagline : detail
  const drawn = JSON.stringify([drawing, siteName, title, kind, said, color])
  return `/og/${kindSlug}/${name}-${hash(drawn, 0x811c9dc5)}${hash(drawn, 0x01234567)}.png`
}

// FNV-1a, 32 bit: synchronous and equal on server and browser. An author who forges a collision only affects
// pictures of the own site.
function hash(text: string, seed: number): string {
  let value = seed
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value.toString(16).padStart(8, '0')
}
