import { findSlug } from '../../documents/core/define-document.ts'
import type { FieldTexts } from '../../documents/core/field.ts'
import { deriveSlug } from '../../documents/core/field-schemas.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import type { Draft } from '../../documents/core/write-draft.server.ts'

type ReadDraft = { ok: true; draft: Draft } | { ok: false; messages: string[] }

/**
 * Converts the fields of an imported document to column values. Each field is validated by its schema; a
 * field required by the form may be missing if its column is nullable (`nullable`), because the short form of
 * a kind writes such documents. `isWhole`: omitted fields are cleared.
 */
export function readDraft(
  kind: DocumentKind,
  fields: FieldTexts,
  { isWhole, nullable }: { isWhole: boolean; nullable: ReadonlySet<string> },
): ReadDraft {
  const slug = findSlug(kind.fields)
  const given = slug ? withSlug(fields, slug) : fields
  const draft: Record<string, Draft[string]> = {}
  const messages = new Set<string>()
  for (const [name, { schema }] of Object.entries(kind.fields)) {
    const value = given[name] || undefined
    const read = schema.safeParse(isWhole ? (value ?? '') : value)
    // The output of a field's schema is a column value.
    if (read.success) draft[name] = read.data as Draft[string]
    else if (value === undefined && nullable.has(name)) draft[name] = isWhole ? null : undefined
    else for (const { message } of read.error.issues) messages.add(message)
  }
  return messages.size > 0 ? { ok: false, messages: [...messages] } : { ok: true, draft }
}

function withSlug(fields: FieldTexts, slug: { name: string; of: string }): FieldTexts {
  return deriveSlug(fields, slug) as FieldTexts
}
