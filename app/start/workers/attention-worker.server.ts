import { auditDocument, type DocumentReport } from '../../admin/panel/content-audit.server.ts'
import type { FieldTexts } from '../../documents/core/field.ts'
import { registry } from '../registry.server.ts'

/** Worker thread: checks a document. It solves the document's questions, which may take a while. */
export function run({
  tipo: kindSlug,
  fields,
}: {
  tipo: string
  fields: FieldTexts
}): DocumentReport | undefined {
  const kind = registry.find(kindSlug)
  return kind && auditDocument(kind, fields)
}
