import type { Database } from '../../platform/db/tables.ts'
import { keepOverview } from './document-overview.server.ts'
import type { ServedDocument } from './serve-document.server.ts'

/** Takes the date of a draft away: it stays a draft until somebody publishes it. */
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
