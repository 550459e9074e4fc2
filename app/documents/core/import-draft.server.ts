import type { Database } from '../../platform/db/tables.ts'
import { checkFilled, slugOfTexts } from './check-filled.ts'
import { findSlug } from './define-document.ts'
import { type DocumentRow, findNamedRow, toFields } from './document-rows.server.ts'
import { importMessages } from './document-texts.ts'
import { type DocumentDraft, findDraftBySlug } from './draft-rows.server.ts'
import type { FieldTexts } from './field.ts'
import { type DocumentState, findState } from './latest-state.server.ts'
import { toPublish } from './publish-due.server.ts'
import { writeStoredDraft } from './save-draft.server.ts'
import type { DocumentKind } from './serve-document.server.ts'
import { prepareDraft } from './write-draft.server.ts'

type Imported = {
  fields: FieldTexts
  /** The document's id if its kind has no slugs, or the id stated in the file. */
  id: string | undefined
  publishAt: string | null
  accountId: string | null
  now: string
}
type ImportedDraft = { status: 'new' | 'replaces'; id: string } | { status: 'error'; message: string }

/** Imports a document as a draft. Fields missing from the file keep the value of the existing document. */
export async function importDraft(
  db: Database,
  kind: DocumentKind,
  { fields: given, id, publishAt, accountId, now }: Imported,
): Promise<ImportedDraft> {
  const state = await findNamesake(db, kind, { fields: given, id })
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim() !== ''))
  const fields = { ...stateFields(kind, state), ...filled }
  const errors = wrongOf(kind, fields, publishAt)
  if (errors.length > 0) return { status: 'error', message: errors.join(' ') }
  const outcome = await writeStoredDraft(db, kind, {
    id: state?.id,
    newId: findSlug(kind.fields) ? undefined : id,
    fields,
    publishAt,
    now,
    openedAt: state?.latest.updatedAt,
    author: { accountId },
  })
  if (outcome.status === 'drafted') return { status: state ? 'replaces' : 'new', id: outcome.id }
  return { status: 'error', message: importMessages.failed.conflict }
}

/**
 * Finds the existing document that an imported one corresponds to: by slug, or by id if the kind has no
 * slugs.
 */
export async function findNamesake(
  db: Database,
  kind: DocumentKind,
  { fields, id }: Pick<Imported, 'fields' | 'id'>,
): Promise<DocumentState | undefined> {
  const slug = findSlug(kind.fields)
  const text = slugOfTexts(kind, fields)
  const found: DocumentRow | DocumentDraft | undefined =
    slug && text
      ? ((await findNamedRow(db, kind, slug.name, text)) ?? (await findDraftBySlug(db, kind, text)))
      : undefined
  const known = slug ? found?.id : id
  return known === undefined ? undefined : findState(db, kind, known)
}

function stateFields(kind: DocumentKind, state: DocumentState | undefined): FieldTexts {
  return state ? toFields(kind, state.latest) : {}
}

// A scheduled draft must be complete.
function wrongOf(kind: DocumentKind, fields: FieldTexts, publishAt: string | null): string[] {
  if (publishAt === null) return Object.values(checkFilled(kind, fields))
  const write = prepareDraft(kind, toPublish(kind, fields))
  return write.ok ? [] : [...new Set(Object.values(write.errors))]
}
