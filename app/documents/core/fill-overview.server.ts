import { sql } from 'kysely'
import type { Database } from '../../platform/db/tables.ts'
import { saveOverview, saveOverviews } from './document-overview.server.ts'
import { type DocumentRow, lockKind } from './document-rows.server.ts'
import { overviewKey } from './overview-row.ts'
import type { DocumentKind } from './serve-document.server.ts'

// Documents read and written per transaction; small, so that other writes proceed in between.
const documentsAtOnce = 100

/**
 * Adds missing or outdated documents to the overview: those of a database that predates it, and those written
 * without `saveDocument`. Concurrent saves are safe. An interrupted run continues at the next startup.
 */
export async function fillOverview(db: Database, kinds: readonly DocumentKind[]): Promise<void> {
  for (const kind of kinds) {
    for (let after: string | undefined = ''; after !== undefined; ) after = await fillSome(db, kind, after)
    await fillDrafts(db, kind)
  }
}

/**
 * Adds one batch of documents, those missing after an id. Returns the last id, or undefined if none follow.
 */
function fillSome(db: Database, kind: DocumentKind, after: string): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    await lockKind(transaction, kind)
    const key = sql`${`${kind.tipo}/`} || one.id`
    const { rows } = await sql<DocumentRow>`
      select * from ${sql.table(kind.table)} as one where id > ${after} and not exists (
        select 1 from document_overview where key = ${key} and ${sql.ref('storedAt')} = one.${sql.ref('updatedAt')}
      ) order by id limit ${documentsAtOnce}`.execute(transaction)
    if (rows.length === 0) return undefined
    await saveOverviews(
      transaction,
      kind,
      rows.map((row) => ({ row })),
    )
    await findChangers(transaction, kind, rows)
    return rows.length < documentsAtOnce ? undefined : rows.at(-1)?.id
  })
}

/** Sets the authors of documents in the overview from their history. */
export async function findChangers(
  db: Database,
  { tipo: kindSlug }: Pick<DocumentKind, 'tipo'>,
  rows: readonly { id: string }[],
): Promise<void> {
  const saved = sql<string | null>`(
    select ${sql.ref('savedBy')} from document_versions where ${sql.ref('document_versions.tipo')} = ${kindSlug}
    and ${sql.ref('documentId')} = ${sql.ref('document_overview.id')}
    and ${sql.ref('savedAt')} = ${sql.ref('document_overview.changedAt')})`
  const keys = rows.map(({ id }) => overviewKey({ tipo: kindSlug }, id))
  await db.updateTable('document_overview').set({ changedBy: saved }).where('key', 'in', keys).execute()
}

/** Not batched: drafts are few compared with documents. */
async function fillDrafts(db: Database, kind: DocumentKind): Promise<void> {
  const key = sql`${`${kind.tipo}/`} || one.id`
  const { rows } = await sql<{ id: string }>`
    select id from document_drafts as one where tipo = ${kind.tipo} and not exists (
      select 1 from document_overview where key = ${key} and ${sql.ref('changedAt')} >= one.${sql.ref('updatedAt')}
    )`.execute(db)
  for (const { id } of rows) {
    await db.transaction().execute(async (transaction) => {
      await lockKind(transaction, kind)
      await saveOverview(transaction, kind, id)
    })
  }
}
