import { everyHour } from '../../platform/db/every-hour.ts'
import type { Database } from '../../platform/db/tables.ts'
import { binDays } from './document-bin.server.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Deletes documents that have been in the bin for {@link binDays}, with their history. Safe to run on several
 * instances.
 */
export async function purgeBin(db: Database, now: string): Promise<void> {
  const limit = new Date(Date.parse(now) - binDays * dayMs).toISOString()
  await db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('deleted_documents')
      .where('deletedAt', '<', limit)
      .returning(['tipo', 'documentId', 'deletedAt'])
      .execute()
    for (const { tipo: kindSlug, documentId, deletedAt } of gone) {
      // Versions saved after the deletion belong to a restored or new document with the same id, so they
      // stay.
      await transaction
        .deleteFrom('document_versions')
        .where('tipo', '=', kindSlug)
        .where('documentId', '=', documentId)
        .where('savedAt', '<=', deletedAt)
        .execute()
    }
  })
}

/** Purges the bin now and every hour. Returns a function that stops it. */
export function startPurging(db: Database, reportError: (error: unknown) => void): () => Promise<void> {
  return everyHour(() => purgeBin(db, new Date().toISOString()), reportError)
}
