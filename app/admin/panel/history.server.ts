import { data } from 'react-router'
import { labelsOf } from '../../documents/core/define-document.ts'
import { findVersion, listAccountEmails, listVersions } from '../../documents/core/document-history.server.ts'
import { type DocumentRow, titleOf, toFields } from '../../documents/core/document-rows.server.ts'
import type { FieldTexts } from '../../documents/core/field.ts'
import { findState } from '../../documents/core/latest-state.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { documentsTexts } from './documents-texts.ts'

type HistoryVersion = {
  id: string
  savedAt: string
  savedBy: string
  isDraft: boolean
  isCurrent: boolean
}
export type History = {
  title: string
  openedAt: string
  /** The labels of the fields. */
  labels: FieldTexts
  versions: HistoryVersion[]
  current: FieldTexts
  /** The requested version, to be compared with the current one. */
  chosen: { id: string; savedAt: string; fields: FieldTexts } | null
}

/** Loads the data of a history page. Throws a 404 if there is no such document. */
export async function loadHistory(
  db: Database,
  kind: DocumentKind,
  { id, versionId }: { id: string; versionId: string | null },
): Promise<History> {
  const row = (await findState(db, kind, id))?.latest
  if (!row) throw data(null, { status: 404 })
  const version = versionId ? await findVersion(db, kind, { documentId: row.id, versionId }) : undefined
  return {
    title: titleOf(kind, row),
    openedAt: row.updatedAt,
    labels: labelsOf(kind),
    versions: await nameAuthors(db, kind, row),
    current: toFields(kind, row),
    chosen: version
      ? { id: version.id, savedAt: version.savedAt, fields: toFields(kind, version.row) }
      : null,
  }
}

async function nameAuthors(db: Database, kind: DocumentKind, row: DocumentRow): Promise<HistoryVersion[]> {
  const versions = await listVersions(db, kind, row.id)
  const emails = await listAccountEmails(
    db,
    versions.map(({ savedBy }) => savedBy),
  )
  return versions.map(({ id, savedAt, savedBy, isDraft }) => ({
    id,
    savedAt,
    savedBy: emails.get(savedBy ?? '') ?? documentsTexts.unknownAuthor,
    isDraft: isDraft === 1,
    isCurrent: savedAt === row.updatedAt,
  }))
}
