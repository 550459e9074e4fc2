import { findSlug } from '../../documents/core/define-document.ts'
import { findRow, toFields } from '../../documents/core/document-rows.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { editorTexts } from './editor-texts.ts'
import type { OpenedDocument } from './save-form.server.ts'

/**
 * Fills a blank form with what another document says. Its name says that it is a copy, its address comes from that, and where visitors see
 * a document by a flag they do not see the copy yet. A document that is gone leaves the form blank.
 */
export async function fillWithCopy(
  db: Database,
  kind: DocumentKind,
  opened: OpenedDocument,
  id: string,
): Promise<OpenedDocument> {
  const row = await findRow(db, kind, id)
  if (!row) return opened
  const fields = toFields(kind, row)
  fields[kind.title] = editorTexts.copyOf(fields[kind.title] ?? '')
  const slug = findSlug(kind.fields)
  if (slug) fields[slug.name] = ''
  const [column, operator] = kind.visible?.({ today: '' }) ?? []
  if (column !== undefined && operator === '=') fields[column] = '0'
  return { ...opened, loaded: { ...opened.loaded, fields } }
}
