import type { Database } from '../../platform/db/tables.ts'
import { keepOverview } from './document-overview.server.ts'
import type { ServedDocument } from './serve-document.server.ts'

/** Clears the publication time of a draft, which then stays a draft until it is published by hand. */
export async function unschedule(db: Database, kind: ServedDocument, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('document_drafts')
      .set({ publishAt: null, problem: null })
      .where('tipo', '=', kind.tipo)
      .where('id', '=', id)
      .execute()
    await keepOverview(transaction, kind, id)
  })
}
