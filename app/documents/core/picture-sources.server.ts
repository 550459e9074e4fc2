import type { PictureSource } from '../media/picture-uses.server.ts'
import type { ServedDocument } from './serve-document.server.ts'

/** Lists the tables and columns that may contain pictures, in the order in which an import processes them. */
export function listPictureSources(kinds: readonly ServedDocument[]): PictureSource[] {
  const shown = kinds.map(({ tipo: kindSlug, table, title, fields }) => {
    const withPictures = Object.entries(fields).filter(([, { pictures }]) => pictures !== undefined)
    return { tipo: kindSlug, table, title, texts: withPictures.map(([name]) => name) }
  })
  return [
    ...shown.filter(({ texts }) => texts.length > 0),
    { tipo: 'borradores', table: 'document_drafts', title: 'title', texts: ['fields'] },
    // Deleted documents and earlier versions may be restored and then need their pictures.
    { tipo: 'papelera', table: 'deleted_documents', title: 'title', texts: ['snapshot'] },
    { tipo: 'historial', table: 'document_versions', title: 'documentId', texts: ['snapshot'] },
  ]
}
