import { everyHour } from '../../platform/db/every-hour.ts'
import type { Database } from '../../platform/db/tables.ts'
import { binDays } from './document-bin.server.ts'

const day = 24 * 60 * 60 * 1000

/** Removes for good what has been in the bin for its {@link binDays}, with its history. Several instances may do it at once. */
export async function purgeBin(db: Database, now: string): Promise<void> {
  const limit = new Date(Date.parse(now) - binDays * day).toISOString()
  await db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('deleted_documents')
      .where('deletedAt', '<', limit)
      .returning(['tipo', 'documentId', 'deletedAt'])
      .execute()
    for (const { tipo, documentId, deletedAt } of gone) {
      // A document that came back, or a new one of the same name, goes on with what was saved since.
      await transaction
        .deleteFrom('document_versions')
        .where('tipo', '=', tipo)
        .where('documentId', '=', documentId)
        .where('savedAt', '<=', deletedAt)
        .execute()
    }
  })
}

/** Purges the bin now and then every hour, until the function that it returns is called. */
export function startPurging(db: Database, reportError: (error: unknown) => void): () => Promise<void> {
  return everyHour(() => purgeBin(db, new Date().toISOString()), reportError)
}
