import type { Simulators } from '../../learning/simulators/simulator.ts'
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

/**
 * A parsed document of an import, with the site addresses of its uploaded pictures and the paths of all its
 * pictures.
 */
export type ChosenDocument = {
  path: string
  tipo: string
  document: ReadDocument
  pictures: string[]
  /** Findings about the text for its author; filled only in mode `check`. */
  hints: string[]
}
export type ReadImport = { mode: ImportRequest['mode']; documents: ChosenDocument[] }

/**
 * Parses the body of an import request: untrusted data of several megabytes. Returns undefined if it is
 * invalid. `simulators`: those that the documents may name.
 */
export function readImport(
  body: ArrayBuffer,
  registry: Registry,
  simulators: Simulators,
): ReadImport | undefined {
  const request = importRequestSchema.safeParse(parseJson(new TextDecoder().decode(body)))
  if (!request.success) return undefined
  const { mode, files, pictures } = request.data
  const listHints = mode === 'check' ? openHints(simulators) : () => []
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
  const { path, tipo: kindSlug, text } = file
  // A second pass for wiki links: only now are the addresses of all documents known.
  const again = text.includes('[[') ? readDocument(kind, text, (name) => pages.byName(name)) : one.document
  const document = atPlace(path, again)
  if (!document.ok) return { path, tipo: kindSlug, document, pictures: [], hints: [] }
  const { lines = [], ...whole } = document
  const linked = replaceLinks({ path, texts: whole.fields, fields: kind.fields }, pages)
  const read = { path, texts: linked.texts, fields: kind.fields }
  const hints = listHints({ lines, texts: linked.texts, fields: kind.fields })
  const replaced = replacePictures({ ...read, texts: clip(linked.texts) }, (picture) =>
    Object.hasOwn(pictures, picture) ? pictures[picture] : undefined,
  )
  // Drops the relative addresses of pictures that were not uploaded.
  const isLost = ([name, address]: [string, string]): boolean =>
    kind.fields[name]?.pictures === 'address' && resolvePath(path, address) !== undefined
  const fields = Object.fromEntries(Object.entries(replaced).filter((entry) => !isLost(entry)))
  const messages = [...whole.messages, ...linked.messages]
  return {
    path,
    tipo: kindSlug,
    document: { ...whole, fields, messages },
    pictures: listPictures(read),
    hints,
  }
}

/** Marks a document in a drafts folder as a draft, whatever its front matter contains. */
function atPlace(path: string, document: ReadFile['document']): ReadFile['document'] {
  if (!document.ok || !isInDrafts(path)) return document
  return { ...document, publication: { isDraft: true, at: null } }
}

// Clips fields to one character over the limit, which is enough for validation to fail.
function clip(fields: FieldTexts): FieldTexts {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.slice(0, limits.content + 1)]),
  )
}
