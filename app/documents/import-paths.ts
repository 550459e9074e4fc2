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
  return /\.(jpe?g|png|webp|gif|avif)$/i.test(path) && !isHidden(path)
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
  const parts = documentPath.split('/').slice(0, -1)
  for (const part of decode(address).split(/[?#]/, 1)[0]?.split('/') ?? []) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
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
    const picture = resolvePath(path, address)
    return picture === undefined ? undefined : addressOf(picture)
  }
  const entries = Object.entries(texts).map(([name, text]) => {
    if (fields[name]?.pictures === 'address') return [name, replace(text) ?? text]
    return [name, replaceAddresses(text, replace)]
  })
  return Object.fromEntries(entries)
}

// Where a picture's text may begin, where it ends, and where its address begins.
const MARK = /!\[|\]\(|[\]\n]/g
// Neither form runs over the beginning of another, so that no letter is read more than twice.
const ADDRESS = /[ \t]{0,100}(<[^<>\n]{1,2000}>|[^\s()<>]{1,2000})/y

// One pass: an expression for the whole picture would look 2,000 letters ahead from each `![`.
function replaceAddresses(text: string, replace: (address: string) => string | undefined): string {
  let isOpen = false
  let copied = 0
  let result = ''
  for (const mark of text.matchAll(MARK)) {
    ADDRESS.lastIndex = mark.index + mark[0].length
    const found = isOpen && mark[0] === '](' ? ADDRESS.exec(text) : null
    isOpen = mark[0] === '!['
    const address = found?.[1]
    const next = address === undefined ? undefined : replace(address.replace(/^<|>$/g, ''))
    if (address === undefined || next === undefined) continue
    const start = ADDRESS.lastIndex - address.length
    result += text.slice(copied, start) + next
    copied = start + address.length
  }
  return result + text.slice(copied)
}
