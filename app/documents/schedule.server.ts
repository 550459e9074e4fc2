import type { Database } from '../db/tables.ts'

/** Takes the date of a draft away: it stays a draft until somebody publishes it. */
export async function unschedule(db: Database, { tipo, id }: { tipo: string; id: string }): Promise<void> {
  await db
    .updateTable('document_drafts')
    .set({ publishAt: null, problem: null })
    .where('tipo', '=', tipo)
    .where('id', '=', id)
    .execute()
}
