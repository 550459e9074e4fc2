import type { SiteWords } from '../../platform/http/site-settings.ts'

/** What stands on the picture that the site draws of a page, for who shows a link to it. */
export type PageSheet = {
  /** The kind of the page in addresses: the tipo of a document, or `pagina`. */
  tipo: string
  /** Its name among those of its kind, as its address has it. */
  name: string
  title: string
  /** What it is, for people; blank for pages that say it themselves. */
  kind: string
  /** One fact more. */
  detail: string
  color: 'blue' | 'green' | 'red' | 'orange' | 'purple' | 'cyan'
}

/** Changed whenever the drawing does, so that no address has two pictures. */
const drawing = 1

/** The sheet of a page that stands without a document. `path` is its address. */
export function fixedSheet(path: string, title: string): PageSheet {
  const name = path === '/' ? 'inicio' : path.slice(1)
  return { tipo: 'pagina', name, title, kind: '', detail: '', color: 'blue' }
}

/** Whether it is of a page without a document: below its title stands what the site says of itself. */
export function isFixedSheet({ kind, detail }: PageSheet): boolean {
  return kind === '' && detail === ''
}

/** The address of the picture: it says what is drawn, so that it stands for one picture for ever. */
export function sheetAddress(sheet: PageSheet, { siteName, tagline }: SiteWords): string {
  const { tipo, name, title, kind, detail, color } = sheet
  const said = isFixedSheet(sheet) ? tagline : detail
  const drawn = JSON.stringify([drawing, siteName, title, kind, said, color])
  return `/og/${tipo}/${name}-${hash(drawn, 0x811c9dc5)}${hash(drawn, 0x01234567)}.png`
}

// FNV-1a, 32 bit: the same on the server and in a browser, at once. Who makes two titles alike sees an old picture of their own.
function hash(text: string, seed: number): string {
  let value = seed
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value.toString(16).padStart(8, '0')
}
