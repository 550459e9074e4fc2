import type { Database } from '../db/tables.ts'
import { binDocument } from '../documents/document-bin.server.ts'
import { findRow } from '../documents/document-rows.server.ts'
import { demoKinds } from './demo-kinds.server.ts'

type DemoDocument = { tipo: string; id: string }

/** The documents that came with the site and that nobody has changed since. */
export async function listUntouched(db: Database): Promise<DemoDocument[]> {
  const untouched: DemoDocument[] = []
  const documents = await db.selectFrom('demo_documents').selectAll().orderBy('tipo').orderBy('id').execute()
  for (const { tipo, id, updatedAt } of documents) {
    const kind = demoKinds.find((one) => one.tipo === tipo)
    const row = kind && (await findRow(db, kind, id))
    if (row?.updatedAt === updatedAt) untouched.push({ tipo, id })
  }
  return untouched
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
    const untouched = await listUntouched(transaction)
    let removed = 0
    for (const kind of demoKinds) {
      for (const { id } of untouched.filter(({ tipo }) => tipo === kind.tipo)) {
        const { status } = await binDocument(transaction, kind, { id, author: { accountId }, now })
        if (status === 'deleted') removed++
      }
    }
    return removed
  })
}
