import { pictureFolder } from '../../documents/core/define-document.ts'
import { type ReadDocument, readAttributes, readDocument } from '../../documents/core/document-import.ts'
import { kindSlugOfPath, listPictures } from '../../documents/core/import-paths.ts'
import type { Registry } from '../../documents/core/registry.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import type { MediaLocation } from '../../documents/media/picture-address.ts'
import { decodeTextFile, parseFrontMatter } from '../../platform/markdown/front-matter.ts'
import { maxBlockLength } from './site-format.ts'
import type { StageFolder } from './stage-folder.server.ts'
import type { ReportRow, StagedDocument } from './staged.ts'
import { transferTexts } from './transfer-texts.ts'
import { storedBody } from './write-markdown.ts'

/** Reads the Markdown documents of a set, and collects the pictures that they use. */
type MarkdownReader = {
  read: (path: string, bytes: Uint8Array) => ReportRow[]
  /** Pictures of the set by path, with their destination. */
  loose: ReadonlyMap<string, MediaLocation>
}

/** Creates the reader of a set. `isOfSite`: a site exported it, so texts are read byte for byte. */
export function openMarkdownReader(
  registry: Registry,
  stage: Pick<StageFolder, 'add'>,
  isOfSite: boolean,
): MarkdownReader {
  const loose = new Map<string, MediaLocation>()
  return {
    loose,
    read(path, bytes) {
      const kind = registry.find(kindSlugOfPath(path, registry.kinds) ?? '')
      if (!kind) {
        const message = transferTexts.skipped.noKind
        return [{ path, tipo: '', title: '', status: 'skipped', message, address: null }]
      }
      const text = decodeTextFile(bytes)
      const document = isOfSite ? readStored(kind, path, text) : readLoose(kind, path, text)
      for (const picture of document.pictures)
        loose.set(picture, loose.get(picture) ?? pictureFolder(kind) ?? 'temarioImages')
      stage.add(kind.tipo, document)
      return []
    },
  }
}

function readLoose(kind: DocumentKind, path: string, text: string): StagedDocument {
  const document = readDocument(kind, text)
  return {
    path,
    id: null,
    createdAt: null,
    updatedAt: null,
    isWhole: false,
    ...withPictures(kind, path, document),
  }
}

function readStored(kind: DocumentKind, path: string, text: string): StagedDocument {
  const matter = parseFrontMatter(text, maxBlockLength)
  if (!matter.ok)
    return { path, id: null, createdAt: null, updatedAt: null, isWhole: true, document: matter, pictures: [] }
  const { attributes } = matter
  const document = readAttributes(kind, attributes, { body: storedBody(matter.body), asStored: true })
  const stamp = (name: string): string | null => {
    const value = attributes[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const [id, createdAt, updatedAt] = [stamp('id'), stamp('createdAt'), stamp('updatedAt')]
  const documentCreatedAt = stamp('documentCreatedAt')
  const stamps = { id, createdAt, updatedAt, documentCreatedAt }
  return { path, ...stamps, isWhole: true, ...withPictures(kind, path, document) }
}

function withPictures(
  { fields }: DocumentKind,
  path: string,
  document: ReadDocument,
): { document: ReadDocument; pictures: string[] } {
  if (!document.ok) return { document, pictures: [] }
  return { document, pictures: listPictures({ path, texts: document.fields, fields }) }
}
