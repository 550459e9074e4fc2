import { findSlug } from '../../documents/core/define-document.ts'
import { findRow, toFields } from '../../documents/core/document-rows.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { editorTexts } from './editor-texts.ts'
import type { OpenedDocument } from './save-form.server.ts'

/**
 * Fills a blank form from another document: the title is marked as a copy, the slug is derived from it, and a
 * published flag is cleared. If that document does not exist, the form stays blank.
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
