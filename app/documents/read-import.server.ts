import { parseJson } from '../db/parse-json.ts'
import { type ReadDocument, readDocument } from './document-import.ts'
import type { FieldTexts } from './field.ts'
import { limits } from './field-schemas.ts'
import { openHints } from './import-hints.server.ts'
import { isInDrafts, listPictures, replacePictures, resolvePath } from './import-paths.ts'
import { type ImportRequest, importRequestSchema } from './import-request.ts'
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
  const documents: ChosenDocument[] = []
  const listHints = mode === 'check' ? openHints() : () => []
  for (const file of files) {
    const kind = registry.find(file.tipo)
    if (!kind) return undefined
    documents.push(readFile(kind, file, { pictures, listHints }))
  }
  return { mode, documents }
}

function readFile(
  kind: DocumentKind,
  { path, tipo, text }: ImportRequest['files'][number],
  { pictures, listHints }: { pictures: ImportRequest['pictures']; listHints: ReturnType<typeof openHints> },
): ChosenDocument {
  const document = atPlace(path, readDocument(kind, text))
  if (!document.ok) return { path, tipo, document, pictures: [], hints: [] }
  const read = { path, texts: document.fields, fields: kind.fields }
  const hints = listHints({ text, texts: document.fields, fields: kind.fields })
  const replaced = replacePictures({ ...read, texts: clip(document.fields) }, (picture) =>
    Object.hasOwn(pictures, picture) ? pictures[picture] : undefined,
  )
  // A picture of the folder that is not uploaded, or not yet, has no address on the site.
  const isLost = ([name, address]: [string, string]): boolean =>
    kind.fields[name]?.pictures === 'address' && resolvePath(path, address) !== undefined
  const fields = Object.fromEntries(Object.entries(replaced).filter((entry) => !isLost(entry)))
  return { path, tipo, document: { ...document, fields }, pictures: listPictures(read), hints }
}

/** A document of a folder of drafts is a draft, whatever it says. */
function atPlace(path: string, document: ReadDocument): ReadDocument {
  if (!document.ok || !isInDrafts(path)) return document
  return { ...document, publication: { isDraft: true, at: null } }
}

// No field may be longer; a letter more is enough to be told so.
function clip(fields: FieldTexts): FieldTexts {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.slice(0, limits.content + 1)]),
  )
}
