import { maskCode } from '../../platform/foreign-marks/code-mask.ts'
import { namesPicture } from '../../platform/foreign-marks/foreign-inline.ts'
import { slugify } from '../../platform/markdown/slug.ts'
import { newId } from './define-document.ts'
import type { FieldRecord, FieldTexts } from './field.ts'

/** A file of a folder or a ZIP. `path` is relative to the chosen folder, with slashes. */
export type ChosenFile = { path: string; blob: Blob }

/**
 * Normalises a path for comparison: slashes as separators (some Windows programs write `\\`) and NFC accents.
 */
export function tidyPath(path: string): string {
  return path.replaceAll('\\', '/').normalize('NFC')
}

/**
 * Returns the tipo of a document by its nearest folder with a known name (docs/guides/content.md), or
 * undefined.
 */
export function kindSlugOfPath(
  path: string,
  kinds: readonly { tipo: string; folder: string }[],
): string | undefined {
  const parents = path.toLowerCase().split('/').slice(0, -1)
  const kindSlugs = parents.map(
    (name) => kinds.find((kind) => kind.tipo === name || kind.folder === name)?.tipo,
  )
  return kindSlugs.findLast((kindSlug) => kindSlug !== undefined)
}

/** Returns true for a Markdown file by its file ending; hidden files are excluded. */
export function isDocument(path: string): boolean {
  return /\.(md|markdown)$/i.test(path) && !isHidden(path)
}

/** Returns true for a picture by its file ending; hidden files are excluded. */
export function isPicture(path: string): boolean {
  return namesPicture(path) && !isHidden(path)
}

/** Returns true if an import uses this kind of file. */
export function isWanted(path: string): boolean {
  return isDocument(path) || isPicture(path)
}

// Hides `_plantilla.md`, `.DS_Store`, `__MACOSX/…`, but not Jekyll's `_drafts` and `_posts`.
function isHidden(path: string): boolean {
  const parts = path.split('/')
  const [name, ...folders] = parts.reverse()
  const isOpen = (folder: string): boolean => /^_(?:drafts|posts)$/i.test(folder)
  return [name, ...folders.filter((folder) => !isOpen(folder))].some((part) => /^[._]/.test(part ?? ''))
}

/** Returns true if a document lies in Jekyll's folder for unpublished documents. */
export function isInDrafts(path: string): boolean {
  return path
    .split('/')
    .slice(0, -1)
    .some((folder) => folder.toLowerCase() === '_drafts')
}

/** Resolves a relative address against a document: `../fotos/a.png` in `temario/x.md` is `fotos/a.png`. */
export function resolvePath(documentPath: string, address: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/|^#|^$/i.test(address)) return undefined
  const parts = tidyPath(documentPath).split('/').slice(0, -1)
  for (const part of toPath(address).split(/[?#]/, 1)[0]?.split('/') ?? []) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/**
 * Converts an address to a file path. A `\\` before a letter is a separator; before punctuation it is a
 * Markdown escape.
 */
function toPath(address: string): string {
  return decode(address)
    .replace(/\\(?=[\p{L}\p{N}.])/gu, '/')
    .normalize('NFC')
}

/**
 * Resolves the address of a picture in a document. A leading slash is preserved: the path starts at the root
 * of another site. Paths of this site's own pictures return undefined.
 */
function resolvePicture(documentPath: string, address: string): string | undefined {
  if (!/^\/(?!\/|figuras\/|media\/)/.test(address)) return resolvePath(documentPath, address)
  const path = toPath(address).split(/[?#]/, 1)[0] ?? ''
  return namesPicture(path) ? path : undefined
}

function decode(address: string): string {
  try {
    return decodeURI(address)
  } catch (error) {
    if (error instanceof URIError) return address
    throw error
  }
}

/** A document being imported: its path, its field texts, and the fields of its noun. */
export type ReadDocument = { path: string; texts: FieldTexts; fields: FieldRecord }

/** Lists the relative addresses of pictures in a document's fields. */
export function listPictures(document: ReadDocument): string[] {
  const found = new Set<string>()
  replacePictures(document, (picture) => {
    found.add(picture)
    return undefined
  })
  return [...found]
}

/**
 * Replaces the addresses of pictures in the same folder or ZIP by their addresses on the site; others stay.
 */
export function replacePictures(
  { path, texts, fields }: ReadDocument,
  addressOf: (picture: string) => string | undefined,
): FieldTexts {
  const replace = (address: string): string | undefined => {
    const picture = resolvePicture(path, address)
    return picture === undefined ? undefined : addressOf(picture)
  }
  const entries = Object.entries(texts).map(([name, text]) => {
    if (fields[name]?.pictures === 'address') return [name, replace(text) ?? text]
    return [
      name,
      replaceTargets(text, (address, kind) => (kind === 'picture' ? replace(address) : undefined)),
    ]
  })
  return Object.fromEntries(entries)
}

// Matches where the alternative text of a picture starts, where any link text ends, where an address starts,
// and where a reference is defined.
const MARK = /!\[|\]\(|[\]\n]|(?<=^[ \t]{0,3})\[(?!\^)[^\]\n]{1,200}\]:/gm
// The alternatives exclude each other's first characters, so matching takes linear time.
const ADDRESS = /[ \t]{0,100}(<[^<>\n]{1,2000}>|[^\s()<>]{1,2000})/y

/**
 * Replaces the addresses of links and pictures in a Markdown text, including reference definitions (`[foto]:
 * a.png`) but not code. Scans once: one expression for a whole picture would look 2,000 letters ahead from
 * each `![`.
 */
export function replaceTargets(
  text: string,
  replace: (address: string, kind: 'link' | 'picture') => string | undefined,
): string {
  const { masked } = maskCode(text)
  let isOpen = false
  let copied = 0
  let result = ''
  for (const { 0: mark, index } of masked.matchAll(MARK)) {
    ADDRESS.lastIndex = index + mark.length
    const isTarget = mark === '](' || mark.endsWith(':')
    const found = isTarget ? ADDRESS.exec(masked) : null
    const end = ADDRESS.lastIndex
    const isOfPicture = isOpen
    isOpen = mark === '!['
    const length = found?.[1]?.length
    if (length === undefined) continue
    const address = text.slice(end - length, end).replace(/^<|>$/g, '')
    const isPictureFile = mark === '](' ? isOfPicture : namesPicture(address)
    const next = replace(address, isPictureFile ? 'picture' : 'link')
    if (next === undefined) continue
    result += text.slice(copied, end - length) + next
    copied = end
  }
  return result + text.slice(copied)
}

// Returns the id of a document without a slug: its file name, as in the content that comes with the site. A
// second import of a folder therefore replaces the documents instead of duplicating them.
export function idOfPath(path: string): string | undefined {
  const name = slugify((path.split('/').at(-1) ?? '').replace(/\.[^.]+$/, ''))
  return name === '' || name === newId ? undefined : name
}
