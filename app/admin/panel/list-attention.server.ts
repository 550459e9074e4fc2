import { decodeCursor, type Page, type PageRequest, toPage } from '../../platform/db/keyset.ts'
import type { Database } from '../../platform/db/tables.ts'
import type { AttentionReason } from './content-audit.server.ts'

/** A finding, with its document. */
type AttentionEntry = {
  key: string
  at: number
  tipo: string
  id: string
  title: string
  field: string
  line: number
  message: string
}

/** The findings of one kind, grouped by document. */
export async function listAttention(
  db: Database,
  reason: AttentionReason,
  { after, limit }: PageRequest,
): Promise<Page<AttentionEntry>> {
  const key = decodeCursor(after)
  let query = db
    .selectFrom('document_attention')
    .innerJoin('document_overview', 'document_overview.key', 'document_attention.key')
    .select(['document_attention.key', 'at', 'tipo', 'id', 'title', 'field', 'line', 'message'])
    .where('reason', '=', reason)
    .orderBy('document_attention.key')
    .orderBy('at')
    .limit(limit + 1)
  if (key) {
    query = query.where((eb) =>
      eb(eb.refTuple('document_attention.key', 'at'), '>', eb.tuple(key[0], Number(key[1]) || 0)),
    )
  }
  return toPage(await query.execute(), limit, (entry) => [entry.key, String(entry.at)])
}
