import type { PictureSource } from '../media/picture-uses.server.ts'
import type { ServedDocument } from './serve-document.server.ts'

/** Everything that a page shows pictures from, in the order in which an import takes it. */
export function listPictureSources(kinds: readonly ServedDocument[]): PictureSource[] {
  const shown = kinds.map(({ tipo, table, title, fields }) => {
    const withPictures = Object.entries(fields).filter(([, { pictures }]) => pictures !== undefined)
    return { tipo, table, title, texts: withPictures.map(([name]) => name) }
  })
  return [
    ...shown.filter(({ texts }) => texts.length > 0),
    { tipo: 'borradores', table: 'document_drafts', title: 'title', texts: ['fields'] },
    // A document in the bin may come back, and its picture with it; so may an earlier version of one.
    { tipo: 'papelera', table: 'deleted_documents', title: 'title', texts: ['snapshot'] },
    { tipo: 'historial', table: 'document_versions', title: 'documentId', texts: ['snapshot'] },
  ]
}
