import { sql } from 'kysely'
import type { Database } from '../../platform/db/tables.ts'
import { keepOverview, keepOverviews } from './document-overview.server.ts'
import { type DocumentRow, lockKind } from './document-rows.server.ts'
import { overviewKey } from './overview-row.ts'
import type { DocumentKind } from './serve-document.server.ts'

// So many are read and written in one transaction: others write in between.
const documentsAtOnce = 100

/**
 * Brings what the list of all documents shows of those that were not written by the door: all of a database from before there was a list, and
 * those that came in beside it. What is saved meanwhile stays as it is saved. A start that is interrupted goes on at the next one.
 */
export async function fillOverview(db: Database, kinds: readonly DocumentKind[]): Promise<void> {
  for (const kind of kinds) {
    for (let after: string | undefined = ''; after !== undefined; ) after = await fillSome(db, kind, after)
    await fillDrafts(db, kind)
  }
}

/** Looks at the documents of a kind that come after an id; gives the last that was brought, or undefined when these were all. */
function fillSome(db: Database, kind: DocumentKind, after: string): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    await lockKind(transaction, kind)
    const key = sql`${`${kind.tipo}/`} || one.id`
    const { rows } = await sql<DocumentRow>`
      select * from ${sql.table(kind.table)} as one where id > ${after} and not exists (
        select 1 from document_overview where key = ${key} and ${sql.ref('storedAt')} = one.${sql.ref('updatedAt')}
      ) order by id limit ${documentsAtOnce}`.execute(transaction)
    if (rows.length === 0) return undefined
    await keepOverviews(
      transaction,
      kind,
      rows.map((row) => ({ row })),
    )
    await findChangers(transaction, kind, rows)
    return rows.length < documentsAtOnce ? undefined : rows.at(-1)?.id
  })
}

/** Says of documents who saved them, as far as their history knows. */
export async function findChangers(
  db: Database,
  { tipo }: Pick<DocumentKind, 'tipo'>,
  rows: readonly { id: string }[],
): Promise<void> {
  const saved = sql<string | null>`(
    select ${sql.ref('savedBy')} from document_versions where ${sql.ref('document_versions.tipo')} = ${tipo}
    and ${sql.ref('documentId')} = ${sql.ref('document_overview.id')}
    and ${sql.ref('savedAt')} = ${sql.ref('document_overview.changedAt')})`
  const keys = rows.map(({ id }) => overviewKey({ tipo }, id))
  await db.updateTable('document_overview').set({ changedBy: saved }).where('key', 'in', keys).execute()
}

/** Drafts are few beside the documents: what people write at the moment. */
async function fillDrafts(db: Database, kind: DocumentKind): Promise<void> {
  const key = sql`${`${kind.tipo}/`} || one.id`
  const { rows } = await sql<{ id: string }>`
    select id from document_drafts as one where tipo = ${kind.tipo} and not exists (
      select 1 from document_overview where key = ${key} and ${sql.ref('changedAt')} >= one.${sql.ref('updatedAt')}
    )`.execute(db)
  for (const { id } of rows) {
    await db.transaction().execute(async (transaction) => {
      await lockKind(transaction, kind)
      await keepOverview(transaction, kind, id)
    })
  }
}
