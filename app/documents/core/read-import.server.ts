import { parseJson } from '../../platform/db/parse-json.ts'
import { slugOfTexts } from './check-filled.ts'
import { pathOf } from './define-document.ts'
import { type ReadDocument, readDocument } from './document-import.ts'
import type { FieldTexts } from './field.ts'
import { limits } from './field-schemas.ts'
import { openHints } from './import-hints.server.ts'
import { idOfPath, isInDrafts, listPictures, replacePictures, resolvePath } from './import-paths.ts'
import { type ImportRequest, importRequestSchema } from './import-request.ts'
import { type ImportedPage, type ImportedPages, openImportedPages, replaceLinks } from './imported-pages.ts'
import type { Registry } from './registry.server.ts'
import type { DocumentKind } from './serve-document.server.ts'

/** A document of an import as it was read, with the addresses that its pictures have by now, and the files they were. */
export type ChosenDocument = {
  path: string
  tipo: string
  document: ReadDocument
  pictures: string[]
  /** What its author should know of its text; only when it is tried. */
  hints: string[]
}
export type ReadImport = { mode: ImportRequest['mode']; documents: ChosenDocument[] }

/** Reads what the page of the import sends: megabytes, and every word of it a stranger's. undefined: it is no import. */
export function readImport(body: ArrayBuffer, registry: Registry): ReadImport | undefined {
  const request = importRequestSchema.safeParse(parseJson(new TextDecoder().decode(body)))
  if (!request.success) return undefined
  const { mode, files, pictures } = request.data
  const listHints = mode === 'check' ? openHints() : () => []
  const read: ReadFile[] = []
  for (const file of files) {
    const kind = registry.find(file.tipo)
    if (!kind) return undefined
    read.push({ kind, file, document: readDocument(kind, file.text) })
  }
  const pages = openImportedPages(read.map(toImportedPage))
  const documents = read.map((one) => takeFile(one, { pictures, pages, listHints }))
  return { mode, documents }
}

type ReadFile = {
  kind: DocumentKind
  file: ImportRequest['files'][number]
  document: ReturnType<typeof readDocument>
}

function toImportedPage({ kind, file: { path }, document }: ReadFile): ImportedPage {
  if (!document.ok) return { path, title: '', address: undefined }
  const name = { id: idOfPath(path) ?? '', slug: slugOfTexts(kind, document.fields) ?? '' }
  return { path, title: document.fields[kind.title] ?? '', address: pathOf(kind, name) ?? kind.list }
}

type Taking = {
  pictures: ImportRequest['pictures']
  pages: ImportedPages
  listHints: ReturnType<typeof openHints>
}

function takeFile(one: ReadFile, { pictures, pages, listHints }: Taking): ChosenDocument {
  const { kind, file } = one
  const { path, tipo, text } = file
  // Only now is it known where the others are going to be.
  const again = text.includes('[[') ? readDocument(kind, text, (name) => pages.byName(name)) : one.document
  const document = atPlace(path, again)
  if (!document.ok) return { path, tipo, document, pictures: [], hints: [] }
  const { lines = [], ...whole } = document
  const linked = replaceLinks({ path, texts: whole.fields, fields: kind.fields }, pages)
  const read = { path, texts: linked.texts, fields: kind.fields }
  const hints = listHints({ lines, texts: linked.texts, fields: kind.fields })
  const replaced = replacePictures({ ...read, texts: clip(linked.texts) }, (picture) =>
    Object.hasOwn(pictures, picture) ? pictures[picture] : undefined,
  )
  // A picture of the folder that is not uploaded, or not yet, has no address on the site.
  const isLost = ([name, address]: [string, string]): boolean =>
    kind.fields[name]?.pictures === 'address' && resolvePath(path, address) !== undefined
  const fields = Object.fromEntries(Object.entries(replaced).filter((entry) => !isLost(entry)))
  const messages = [...whole.messages, ...linked.messages]
  return { path, tipo, document: { ...whole, fields, messages }, pictures: listPictures(read), hints }
}

/** A document of a folder of drafts is a draft, whatever it says. */
function atPlace(path: string, document: ReadFile['document']): ReadFile['document'] {
  if (!document.ok || !isInDrafts(path)) return document
  return { ...document, publication: { isDraft: true, at: null } }
}

// No field may be longer; a letter more is enough to be told so.
function clip(fields: FieldTexts): FieldTexts {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.slice(0, limits.content + 1)]),
  )
}
