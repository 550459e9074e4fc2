import { sql } from 'kysely'
import type { Database } from '../../platform/db/tables.ts'
import type { ServedDocument } from './serve-document.server.ts'

/** Marks the documents that link to these for a recheck, because their links may have become live or dead. */
export async function recheckLinking(
  db: Database,
  { page }: Pick<ServedDocument, 'page'>,
  rows: readonly { id: string; slug?: unknown }[],
): Promise<void> {
  if (!page) return
  const names = rows.flatMap(({ id, slug }) => [id, ...(typeof slug === 'string' ? [slug] : [])])
  const linking = db
    .selectFrom('document_links')
    .select(sql<string>`${sql.ref('fromTipo')} || '/' || ${sql.ref('fromId')}`.as('key'))
    .where('at', '=', page.at)
    .where('name', 'in', names)
  await db.updateTable('document_overview').set({ checkedAt: '' }).where('key', 'in', linking).execute()
}
