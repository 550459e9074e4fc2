import { type ReadDocument, readDocument } from '../documents/document-import.ts'
import { limits } from '../documents/fields.ts'
import { listPictures, replacePictures, resolvePath } from '../documents/import-paths.ts'
import type { Tipo } from '../documents/tipo.ts'
import { type ImportRequest, importRequestSchema } from './import-request.ts'

/** A document of an import as it was read, with the addresses that its pictures have by now, and the files they were. */
export type ChosenDocument = { path: string; tipo: Tipo; document: ReadDocument; pictures: string[] }
export type ReadImport = { mode: ImportRequest['mode']; documents: ChosenDocument[] }

/** Reads what the page of the import sends, on a thread: megabytes, and every word of it a stranger's. */
export function run(body: ArrayBuffer): ReadImport | undefined {
  const request = importRequestSchema.safeParse(parseJson(new TextDecoder().decode(body)))
  if (!request.success) return undefined
  const { mode, files, pictures } = request.data
  return { mode, documents: files.map((file) => readFile(file, pictures)) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function readFile(
  { path, tipo, text }: ImportRequest['files'][number],
  pictures: ImportRequest['pictures'],
): ChosenDocument {
  const document = readDocument(tipo, text)
  if (!document.ok) return { path, tipo, document, pictures: [] }
  const { imageUrl, ...rest } = replacePictures(path, clip(document.fields), (picture) =>
    Object.hasOwn(pictures, picture) ? pictures[picture] : undefined,
  )
  // A picture of the folder that is not uploaded, or not yet, has no address on the site.
  const hasAddress = imageUrl !== undefined && resolvePath(path, imageUrl) === undefined
  const fields = hasAddress ? { ...rest, imageUrl } : rest
  return { path, tipo, document: { ...document, fields }, pictures: listPictures(path, document.fields) }
}

// No field may be longer; a letter more is enough to be told so.
function clip(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.slice(0, limits.content + 1)]),
  )
}
