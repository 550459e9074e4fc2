import { type Tipo, tipos } from './tipo.ts'

/** A file of a folder or a ZIP. `path` is below what was chosen, with slashes. */
export type ChosenFile = { path: string; bytes: Uint8Array }

const folders = new Map<string, Tipo>([
  ['herramientas', 'tools'],
  ...tipos.map((tipo) => [tipo, tipo] as const),
])

/** The tipo of a document by the folder that it lies in (docs/guides/content.md); undefined when none of them says. */
export function tipoOfPath(path: string): Tipo | undefined {
  const parents = path.toLowerCase().split('/').slice(0, -1)
  return parents.map((name) => folders.get(name)).findLast((tipo) => tipo !== undefined)
}

export function isDocument(path: string): boolean {
  return /\.(md|markdown)$/i.test(path) && !isHidden(path)
}

export function isPicture(path: string): boolean {
  return /\.(jpe?g|png|webp|gif|avif)$/i.test(path) && !isHidden(path)
}

// `_plantilla.md`, `.DS_Store`, `__MACOSX/…`
function isHidden(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.') || name.startsWith('_'))
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

const PICTURE = /(!\[[^\]\n]{0,2000}\]\(\s*)(<[^>\n]{1,2000}>|[^\s()<>]{1,2000})/g

/** The relative addresses of the pictures that a document's fields name. */
export function listPictures(path: string, fields: Record<string, string>): string[] {
  const found = new Set<string>()
  replacePictures(path, fields, (picture) => {
    found.add(picture)
    return undefined
  })
  return [...found]
}

/** Gives pictures of the same folder or ZIP the addresses that they got on the site; others stay as they are. */
export function replacePictures(
  path: string,
  fields: Record<string, string>,
  addressOf: (picture: string) => string | undefined,
): Record<string, string> {
  const replace = (address: string): string | undefined => {
    const picture = resolvePath(path, address)
    return picture === undefined ? undefined : addressOf(picture)
  }
  const entries = Object.entries(fields).map(([name, text]) => {
    if (name === 'imageUrl') return [name, replace(text) ?? text]
    const replaced = text.replace(PICTURE, (whole: string, start: string, address: string) => {
      const next = replace(address.replace(/^<|>$/g, ''))
      return next === undefined ? whole : start + next
    })
    return [name, replaced]
  })
  return Object.fromEntries(entries)
}
