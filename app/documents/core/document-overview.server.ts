import { sql } from 'kysely'
import type { DocumentOverviewTable } from '../../platform/db/document-tables.ts'
import type { Database } from '../../platform/db/tables.ts'
import { recheckLinking } from './document-links.server.ts'
import { type DocumentRow, findRow } from './document-rows.server.ts'
import { findDraft } from './draft-rows.server.ts'
import { listTerms, overviewKey, toOverview, type Written } from './overview-row.ts'
import type { ServedDocument } from './serve-document.server.ts'

/** Updates a document's row in the overview, in the transaction that wrote the document. */
export async function saveOverview(db: Database, kind: ServedDocument, id: string): Promise<void> {
  const row = await findRow(db, kind, id)
  const draft = await findDraft(db, kind, id)
  if (row) await saveOverviews(db, kind, [{ row, draft }])
  else if (draft) await saveOverviews(db, kind, [{ draft }])
  else return deleteOverviews(db, kind, [{ id }])
  await recheckLinking(db, kind, [row ?? { id }])
}

/** {@link keepOverview} for documents that are already loaded. */
export async function saveOverviews(
  db: Database,
  kind: ServedDocument,
  documents: readonly Written[],
): Promise<void> {
  const written = documents.map((document) => ({ document, values: toOverview(kind, document) }))
  for (const { values } of written) await putOverview(db, values)
  const keys = written.map(({ values }) => values.key)
  await db.deleteFrom('document_terms').where('key', 'in', keys).execute()
  const terms = written.flatMap(({ document, values: { key } }) =>
    listTerms(kind, document).map((term) => ({ term, key })),
  )
  if (terms.length > 0) await db.insertInto('document_terms').values(terms).execute()
}

// A save stores the author after the overview row, so an update with the same time must not erase the author.
const changer = sql<string | null>`case
  when excluded.${sql.ref('changedBy')} is null and excluded.${sql.ref('changedAt')} = ${sql.ref('document_overview.changedAt')}
  then ${sql.ref('document_overview.changedBy')} else excluded.${sql.ref('changedBy')} end`

async function putOverview(db: Database, { key, ...values }: DocumentOverviewTable): Promise<void> {
  await db
    .insertInto('document_overview')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...values, changedBy: changer }))
    .execute()
}

/** Sets the author of the documents' current versions in the overview. */
export async function keepChangedBy(
  db: Database,
  kind: Pick<ServedDocument, 'tipo'>,
  rows: readonly Pick<DocumentRow, 'id' | 'updatedAt'>[],
  accountId: string,
): Promise<void> {
  for (const { id, updatedAt } of rows) {
    await db
      .updateTable('document_overview')
      .set({ changedBy: accountId })
      .where('key', '=', overviewKey(kind, id))
      .where('changedAt', '=', updatedAt)
      .execute()
  }
}

/** Removes deleted documents from the overview. */
export async function deleteOverviews(
  db: Database,
  kind: ServedDocument,
  rows: readonly { id: string; slug?: unknown }[],
): Promise<void> {
  const keys = rows.map(({ id }) => overviewKey(kind, id))
  await db.deleteFrom('document_overview').where('key', 'in', keys).execute()
  await db.deleteFrom('document_terms').where('key', 'in', keys).execute()
  await db.deleteFrom('document_attention').where('key', 'in', keys).execute()
  await recheckLinking(db, kind, rows)
}
