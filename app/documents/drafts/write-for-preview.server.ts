import type { Database } from '../../platform/db/tables.ts'
import { type DocumentRow, findRow } from '../core/document-rows.server.ts'
import type { DocumentDraft } from '../core/draft-rows.server.ts'
import type { Field, FieldTexts } from '../core/field.ts'
import { toPublish } from '../core/publish-due.server.ts'
import type { DocumentKind } from '../core/serve-document.server.ts'
import { insertDraft, prepareDraft, updateDraft, type WriteResult } from '../core/write-draft.server.ts'

/** Maximum number of tries with a suffix for a taken slug or name. */
const maxTries = 3

/**
 * Writes a draft into the table of its kind, in a transaction that is rolled back later. Fills missing
 * fields, so that unfinished drafts can be previewed. Returns undefined if that is impossible.
 */
export async function writeForPreview(
  db: Database,
  kind: DocumentKind,
  draft: DocumentDraft,
): Promise<DocumentRow | undefined> {
  const before = await findRow(db, kind, draft.id)
  let texts = await complete(db, kind, draft.fields)
  for (let tries = 0; tries < maxTries; tries++) {
    const write = prepareDraft(kind, texts)
    if (!write.ok) return undefined
    const result = await put(db, kind, { draft, before, values: write.draft })
    if (result.status === 'saved') return result.row
    if (result.status === 'invalid') return undefined
    const field = result.field in kind.fields ? result.field : kind.title
    texts = { ...texts, [field]: `${texts[field] || texts[kind.title]} (${tries + 2})` }
  }
  return undefined
}

type Values = Parameters<typeof insertDraft>[2]
type Putting = { draft: DocumentDraft; before: DocumentRow | undefined; values: Values }

function put(db: Database, kind: DocumentKind, { draft, before, values }: Putting): Promise<WriteResult> {
  const { id, updatedAt, documentCreatedAt: createdAt } = draft
  if (before) return updateDraft(db, kind, values, { before, now: updatedAt })
  const stamps = createdAt === null ? undefined : { id, createdAt, updatedAt }
  return insertDraft(db, kind, values, { now: updatedAt, id, stamps })
}

/** Returns the texts of a draft with all required fields filled. */
async function complete(db: Database, kind: DocumentKind, given: FieldTexts): Promise<FieldTexts> {
  const texts = toPublish(kind, given)
  const filled: FieldTexts = {}
  for (const [name, field] of Object.entries(kind.fields)) {
    if (field.slugOf !== undefined) continue
    const fileExists =
      field.schema.safeParse(texts[name] ?? '').success && !(await isLost(db, kind, name, texts[name]))
    if (!fileExists) filled[name] = await fill(db, kind, name, field)
  }
  return { ...texts, ...filled }
}

async function isLost(
  db: Database,
  { refersTo }: DocumentKind,
  name: string,
  id: string | undefined,
): Promise<boolean> {
  const reference = refersTo.find(({ field, many }) => field === name && !many)
  return reference !== undefined && Boolean(id) && !(await findRow(db, reference.kind, id ?? ''))
}

async function fill(db: Database, kind: DocumentKind, name: string, field: Field): Promise<string> {
  const reference = kind.refersTo.find((one) => one.field === name && !one.many)
  if (reference) return field.required ? firstOf(db, reference.kind) : ''
  const blank = `(${field.label.toLowerCase()} por escribir)`
  return field.schema.safeParse(blank).success ? blank : field.example
}

/** Returns the id of a document to refer to: an existing one, or one inserted for the preview. */
async function firstOf(db: Database, kind: DocumentKind): Promise<string> {
  const found = await db
    .selectFrom(kind.table)
    .select('id' as never)
    .limit(1)
    .execute()
  const [first] = found as { id: string }[]
  if (first) return first.id
  const write = prepareDraft(kind, await complete(db, kind, {}))
  if (!write.ok) return ''
  const made = await insertDraft(db, kind, write.draft, { now: new Date().toISOString() })
  return made.status === 'saved' ? made.row.id : ''
}
