import type { Database } from '../../platform/db/tables.ts'
import { type Author, findAuthor } from './document-history.server.ts'
import { type DocumentRow, findRow } from './document-rows.server.ts'
import { type DocumentDraft, findDraft, toRow } from './draft-rows.server.ts'
import type { DocumentKind } from './serve-document.server.ts'
import { findMovedDocument } from './slug-redirects.server.ts'

/** The published content of a document, its draft, and the later of the two. */
export type DocumentState = {
  id: string
  published: DocumentRow | undefined
  draft: DocumentDraft | undefined
  latest: DocumentRow
}

/**
 * Returns the state of a document, or undefined if it has none. Follows redirects, as a published draft may
 * have a new id.
 */
export async function findState(
  db: Database,
  kind: DocumentKind,
  id: string,
): Promise<DocumentState | undefined> {
  const found = await readState(db, kind, id)
  if (found) return found
  const moved = await findMovedDocument(db, kind.tipo, id)
  return moved === undefined ? undefined : readState(db, kind, moved)
}

async function readState(db: Database, kind: DocumentKind, id: string): Promise<DocumentState | undefined> {
  const published = await findRow(db, kind, id)
  const draft = await findDraft(db, kind, id)
  const written = draft && toRow(draft)
  const latest = written && !(published && published.updatedAt > written.updatedAt) ? written : published
  return latest && { id, published, draft, latest }
}

/**
 * Another user or form has saved since the form was opened: the current content and the account that saved
 * it.
 */
export type Conflict = { status: 'conflict'; row: DocumentRow; savedBy: string | null }

/**
 * Returns the conflict of a save that neither saw the latest version nor comes from the form that wrote it.
 */
export async function findConflict(
  db: Database,
  kind: DocumentKind,
  { latest }: DocumentState,
  { openedAt, author }: { openedAt: string | undefined; author: Author },
): Promise<Conflict | undefined> {
  if (latest.updatedAt === openedAt) return undefined
  const by = await findAuthor(db, kind, latest)
  if (author.formId && by?.formId === author.formId) return undefined
  return { status: 'conflict', row: latest, savedBy: by?.accountId ?? null }
}
