import type { Database } from '../../platform/db/tables.ts'
import { keepChangedBy } from './document-overview.server.ts'
import type { DocumentRow } from './document-rows.server.ts'
import type { DocumentKind } from './serve-document.server.ts'

/** The account that saves, and the id of the form it sends. */
export type Author = { accountId: string | null; formId?: string | null }
/** `isDraft`: the version is not published. */
type Keeping = Author & { isDraft?: boolean }

/** One version of a document. `savedBy` is an account id. */
type DocumentVersion = { id: string; savedAt: string; savedBy: string | null; isDraft: 0 | 1 }

type Kind = Pick<DocumentKind, 'tipo'>

/** Stores the version that a save has produced. A version that is already stored stays unchanged. */
export async function saveVersion(
  db: Database,
  kind: Kind,
  row: DocumentRow,
  author: Keeping,
): Promise<void> {
  await saveVersions(db, kind, [row], author)
}

/** {@link keepVersion} for many documents of a kind. */
export async function saveVersions(
  db: Database,
  kind: Kind,
  rows: readonly DocumentRow[],
  author: Keeping,
): Promise<void> {
  await db
    .insertInto('document_versions')
    .values(
      rows.map((row) => ({
        id: crypto.randomUUID(),
        tipo: kind.tipo,
        documentId: row.id,
        savedAt: row.updatedAt,
        savedBy: author.accountId,
        formId: author.formId ?? null,
        snapshot: JSON.stringify(row),
        isDraft: author.isDraft ? (1 as const) : (0 as const),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (author.accountId !== null) await keepChangedBy(db, kind, rows, author.accountId)
}

/** Lists the versions of a document, newest first. */
export async function listVersions(
  db: Database,
  kind: Kind,
  documentId: string,
  limit = 200,
): Promise<DocumentVersion[]> {
  return db
    .selectFrom('document_versions')
    .select(['id', 'savedAt', 'savedBy', 'isDraft'])
    .where('tipo', '=', kind.tipo)
    .where('documentId', '=', documentId)
    .orderBy('savedAt', 'desc')
    .limit(limit)
    .execute()
}

/** Returns one version of a document with its row. */
export async function findVersion(
  db: Database,
  kind: Kind,
  { documentId, versionId }: { documentId: string; versionId: string },
): Promise<(DocumentVersion & { row: DocumentRow }) | undefined> {
  const version = await db
    .selectFrom('document_versions')
    .select(['id', 'savedAt', 'savedBy', 'isDraft', 'snapshot'])
    .where('id', '=', versionId)
    .where('tipo', '=', kind.tipo)
    .where('documentId', '=', documentId)
    .executeTakeFirst()
  if (!version) return undefined
  const { snapshot, ...rest } = version
  return { ...rest, row: readSnapshot(snapshot) }
}

/** Returns the author of a document's current version, or undefined if that version was never stored. */
export async function findAuthor(db: Database, kind: Kind, row: DocumentRow): Promise<Author | undefined> {
  const version = await db
    .selectFrom('document_versions')
    .select(['savedBy', 'formId'])
    .where('tipo', '=', kind.tipo)
    .where('documentId', '=', row.id)
    .where('savedAt', '=', row.updatedAt)
    .executeTakeFirst()
  return version && { accountId: version.savedBy, formId: version.formId }
}

/**
 * Returns the document that a form has already saved, and whether the form created it; undefined if it saved
 * none.
 */
export async function findDocumentOfForm(
  db: Database,
  kind: Kind,
  formId: string,
): Promise<{ id: string; isMade: boolean } | undefined> {
  const versions = db.selectFrom('document_versions').where('tipo', '=', kind.tipo)
  const own = await versions
    .select('documentId')
    .where('formId', '=', formId)
    .orderBy('savedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!own) return undefined
  const first = await versions
    .select('formId')
    .where('documentId', '=', own.documentId)
    .orderBy('savedAt')
    .limit(1)
    .executeTakeFirst()
  return { id: own.documentId, isMade: first?.formId === formId }
}

/** Returns the email addresses of accounts by id. Deleted accounts are absent. */
export async function listAccountEmails(
  db: Database,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'email']).where('id', 'in', wanted).execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}

/** Parses a row that {@link keepVersion} or the bin stored. */
export function readSnapshot(snapshot: string): DocumentRow {
  // Only this application writes snapshots, always from a row, so the cast is safe.
  return JSON.parse(snapshot) as DocumentRow
}
