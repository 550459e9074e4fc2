import { sql } from 'kysely'
import type { Database } from '../db/tables.ts'
import { binDocuments } from '../documents/document-bin.server.ts'
import type { DocumentKind } from '../documents/document-kind.server.ts'
import { demoKinds } from './demo-kinds.server.ts'

/** How many documents came with the site and have not been changed by anybody since. */
export async function countUntouched(db: Database): Promise<number> {
  let count = 0
  for (const kind of demoKinds) count += (await listUntouched(db, kind)).length
  return count
}

async function listUntouched(db: Database, { tipo, table }: DocumentKind): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref('demo.id')} from ${sql.table('demo_documents')} as demo
    join ${sql.table(table)} as document
      on ${sql.ref('document.id')} = ${sql.ref('demo.id')}
      and ${sql.ref('document.updatedAt')} = ${sql.ref('demo.updatedAt')}
    where ${sql.ref('demo.tipo')} = ${tipo}
    order by ${sql.ref('demo.id')}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Moves all untouched demo content to the bin, in one transaction, and says how much it was. A category in which
 * somebody's topic stands stays with it (decisions.md, Starting empty).
 */
export async function removeDemoContent(
  db: Database,
  { accountId, now }: { accountId: string; now: string },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let removed = 0
    for (const kind of demoKinds) {
      const ids = await listUntouched(transaction, kind)
      removed += await binDocuments(transaction, kind, { ids, author: { accountId }, now })
    }
    return removed
  })
}
