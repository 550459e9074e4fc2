import type { Selectable } from 'kysely'
import type { DocumentDraftsTable } from '../../platform/db/document-tables.ts'
import { parseJson } from '../../platform/db/parse-json.ts'
import type { Database } from '../../platform/db/tables.ts'
import { z } from '../../ui/forms/schema.ts'
import { slugOfTexts } from './check-filled.ts'
import type { DocumentRow } from './document-rows.server.ts'
import type { FieldTexts } from './field.ts'
import type { DocumentKind } from './serve-document.server.ts'

/** The unpublished content of a document. */
export type DocumentDraft = Omit<Selectable<DocumentDraftsTable>, 'fields'> & { fields: FieldTexts }
type Kind = Pick<DocumentKind, 'tipo'>

const fieldsSchema = z.record(z.string(), z.string())

/** Converts a row of `document_drafts` to a draft. */
export function toDraft(row: Selectable<DocumentDraftsTable>): DocumentDraft {
  return { ...row, fields: fieldsSchema.safeParse(parseJson(row.fields)).data ?? {} }
}

/** Returns the draft with an id. */
export async function findDraft(
  db: Database,
  { tipo: kindSlug }: Kind,
  id: string,
): Promise<DocumentDraft | undefined> {
  const row = await db
    .selectFrom('document_drafts')
    .selectAll()
    .where('tipo', '=', kindSlug)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toDraft(row)
}

/** Returns the draft with a slug; if several have it, the one changed last. */
export async function findDraftBySlug(
  db: Database,
  { tipo: kindSlug }: Kind,
  slug: string,
): Promise<DocumentDraft | undefined> {
  const row = await db
    .selectFrom('document_drafts')
    .selectAll()
    .where('tipo', '=', kindSlug)
    .where('slug', '=', slug)
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toDraft(row)
}

/** Inserts a draft, or replaces the existing one. */
export async function putDraft(db: Database, draft: DocumentDraft): Promise<void> {
  const row = { ...draft, fields: JSON.stringify(draft.fields) }
  const { tipo: _kindSlug, id: _id, ...values } = row
  await db
    .insertInto('document_drafts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tipo', 'id']).doUpdateSet(values))
    .execute()
}

export async function removeDrafts(
  db: Database,
  { tipo: kindSlug }: Kind,
  ids: readonly string[],
): Promise<void> {
  await db.deleteFrom('document_drafts').where('tipo', '=', kindSlug).where('id', 'in', ids).execute()
}

/**
 * Converts a draft to a row, as the history, the bin and conflicts expect it. Its columns are the form's
 * texts.
 */
export function toRow({ fields, id, createdAt, updatedAt }: DocumentDraft): DocumentRow {
  return { ...fields, id, createdAt, updatedAt }
}

/** Returns the title and slug by which the panel and imports find a draft. */
export function namesOf(kind: DocumentKind, fields: FieldTexts): { title: string; slug: string | null } {
  return { title: (fields[kind.title] ?? '').trim(), slug: slugOfTexts(kind, fields) }
}
