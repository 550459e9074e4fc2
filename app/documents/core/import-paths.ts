import { maskCode } from '../../platform/foreign-marks/code-mask.ts'
import { namesPicture } from '../../platform/foreign-marks/foreign-inline.ts'
import { slugify } from '../../platform/markdown/slug.ts'
import { newId } from './define-document.ts'
import type { FieldRecord, FieldTexts } from './field.ts'

/** A file of a folder or a ZIP. `path` is below what was chosen, with slashes. */
export type ChosenFile = { path: string; blob: Blob }

/** A path as it is compared: slashes between its parts (some programs of Windows write `\\`), and letters with their accents. */
export function tidyPath(path: string): string {
  return path.replaceAll('\\', '/').normalize('NFC')
}

/** The tipo of a document by the folder that it lies in (docs/guides/content.md); undefined when none of them says. */
export function tipoOfPath(
  path: string,
  kinds: readonly { tipo: string; folder: string }[],
): string | undefined {
  const parents = path.toLowerCase().split('/').slice(0, -1)
  const tipos = parents.map((name) => kinds.find((kind) => kind.tipo === name || kind.folder === name)?.tipo)
  return tipos.findLast((tipo) => tipo !== undefined)
}

export function isDocument(path: string): boolean {
  return /\.(md|markdown)$/i.test(path) && !isHidden(path)
}

export function isPicture(path: string): boolean {
  return namesPicture(path) && !isHidden(path)
}

/** Whether an import has a use for the file. */
export function isWanted(path: string): boolean {
  return isDocument(path) || isPicture(path)
}

// `_plantilla.md`, `.DS_Store`, `__MACOSX/…`; Jekyll keeps what is to be read in two folders that look like those.
function isHidden(path: string): boolean {
  const parts = path.split('/')
  const [name, ...folders] = parts.reverse()
  const isOpen = (folder: string): boolean => /^_(?:drafts|posts)$/i.test(folder)
  return [name, ...folders.filter((folder) => !isOpen(folder))].some((part) => /^[._]/.test(part ?? ''))
}

/** Whether a document lies in the folder where Jekyll keeps what is not published. */
export function isInDrafts(path: string): boolean {
  return path
    .split('/')
    .slice(0, -1)
    .some((folder) => folder.toLowerCase() === '_drafts')
}

/** Where a relative address leads from a document: `../fotos/a.png` of `temario/x.md` is `fotos/a.png`. */
export function resolvePath(documentPath: string, address: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/|^#|^$/i.test(address)) return undefined
  const parts = tidyPath(documentPath).split('/').slice(0, -1)
  for (const part of toPath(address).split(/[?#]/, 1)[0]?.split('/') ?? []) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** The address as the path of a file; `\\` before a letter separates, and before a sign it is Markdown's. */
function toPath(address: string): string {
  return decode(address)
    .replace(/\\(?=[\p{L}\p{N}.])/gu, '/')
    .normalize('NFC')
}

/**
 * The picture that an address means from a document. One that begins with a slash keeps it: it stands at the root of another site;
 * what is here already is none of it.
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

/** A document that is being imported: where it lies, what its fields hold, and its noun. */
export type ReadDocument = { path: string; texts: FieldTexts; fields: FieldRecord }

/** The relative addresses of the pictures that a document's fields name. */
export function listPictures(document: ReadDocument): string[] {
  const found = new Set<string>()
  replacePictures(document, (picture) => {
    found.add(picture)
    return undefined
  })
  return [...found]
}

/** Gives pictures of the same folder or ZIP the addresses that they got on the site; others stay as they are. */
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

// Where the text of a picture may begin, where any ends, where its address begins, and where a reference is defined.
const MARK = /!\[|\]\(|[\]\n]|(?<=^[ \t]{0,3})\[(?!\^)[^\]\n]{1,200}\]:/gm
// Neither form runs over the beginning of another, so that no letter is read more than twice.
const ADDRESS = /[ \t]{0,100}(<[^<>\n]{1,2000}>|[^\s()<>]{1,2000})/y

/**
 * Gives links and pictures of a Markdown text other addresses, those of references (`[foto]: a.png`) too; code stays as it is. One pass:
 * an expression for the whole picture would look 2,000 letters ahead from each `![`.
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

// Documents without a slug have the name of their file for an id, as in the content that comes with the site: so
// importing the same folder twice replaces, and does not double.
export function idOfPath(path: string): string | undefined {
  const name = slugify((path.split('/').at(-1) ?? '').replace(/\.[^.]+$/, ''))
  return name === '' || name === newId ? undefined : name
}
