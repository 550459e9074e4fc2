import { sql } from 'kysely'
import { binDocuments } from '../../documents/core/document-bin.server.ts'
import { lockKind } from '../../documents/core/document-rows.server.ts'
import type { Registry } from '../../documents/core/registry.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import type { Database } from '../../platform/db/tables.ts'

/** The number of sample documents that have not been changed. */
export async function countUntouched(db: Database, { kinds }: Registry): Promise<number> {
  let count = 0
  for (const kind of kinds) count += (await listUntouched(db, kind)).length
  return count
}

async function listUntouched(db: Database, { tipo: kindSlug, table }: DocumentKind): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref('demo.id')} from ${sql.table('demo_documents')} as demo
    join ${sql.table(table)} as document
      on ${sql.ref('document.id')} = ${sql.ref('demo.id')}
      and ${sql.ref('document.updatedAt')} = ${sql.ref('demo.updatedAt')}
    where ${sql.ref('demo.tipo')} = ${kindSlug}
    order by ${sql.ref('demo.id')}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Moves all unchanged sample documents to the bin in one transaction and returns their number. A category
 * that contains another topic is kept with it (docs/product.md 6.10).
 */
export async function removeDemoContent(
  db: Database,
  { kinds }: Registry,
  { accountId, now }: { accountId: string; now: string },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // Lock in the same order as an import, to avoid deadlocks.
    for (const kind of kinds) await lockKind(transaction, kind)
    let removed = 0
    // Delete referring documents before those that they refer to.
    for (const kind of kinds.toReversed()) {
      const ids = await listUntouched(transaction, kind)
      removed += await binDocuments(transaction, kind, { ids, author: { accountId }, now })
    }
    return removed
  })
}
