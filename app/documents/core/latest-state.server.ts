import type { Database } from '../../platform/db/tables.ts'
import { type Author, findAuthor } from './document-history.server.ts'
import { type DocumentRow, findRow } from './document-rows.server.ts'
import { type DocumentDraft, findDraft, toRow } from './draft-rows.server.ts'
import type { DocumentKind } from './serve-document.server.ts'
import { findMovedDocument } from './slug-redirects.server.ts'

/** A document with what is published of it, what is not, and whichever was written last. */
export type DocumentState = {
  id: string
  published: DocumentRow | undefined
  draft: DocumentDraft | undefined
  latest: DocumentRow
}

/** What there is of a document; undefined where there is nothing. A draft that was published may have another id by now. */
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

/** Somebody else has written since a form was opened: what it says now, and the account that wrote it. */
export type Conflict = { status: 'conflict'; row: DocumentRow; savedBy: string | null }

/** The conflict of who has neither seen the last state of a document nor written it with the same form. */
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
