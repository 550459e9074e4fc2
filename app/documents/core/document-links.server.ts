import { sql } from 'kysely'
import type { Database } from '../../platform/db/tables.ts'
import { type DocumentRow, lockKind } from './document-rows.server.ts'
import { type LinkedPlace, listLinkedPlaces } from './linked-places.ts'
import type { DocumentKind, ServedDocument } from './serve-document.server.ts'

/** Replaces the stored links of a document, in the transaction that wrote it. */
export async function saveLinks(db: Database, kind: ServedDocument, row: DocumentRow): Promise<void> {
  await deleteLinks(db, kind, [row.id])
  const places = listPlaces(kind, row)
  if (places.length === 0) return
  const links = places.map((place) => ({ fromTipo: kind.tipo, fromId: row.id, ...place }))
  await db.insertInto('document_links').values(links).execute()
}

/** Deletes the stored links of documents. */
export async function deleteLinks(
  db: Database,
  { tipo: kindSlug }: Pick<ServedDocument, 'tipo'>,
  ids: readonly string[],
): Promise<void> {
  await db.deleteFrom('document_links').where('fromTipo', '=', kindSlug).where('fromId', 'in', ids).execute()
}

const isFilled = 'documentLinks'
// Documents read and written per transaction; small, so that other writes proceed in between.
const documentsAtOnce = 50

/**
 * Fills the links of all documents, once for a database that predates them. Concurrent saves are safe: each
 * batch takes the same lock on the kind as a save. An interrupted run starts again at the next startup.
 */
export async function fillLinks(db: Database, kinds: readonly DocumentKind[]): Promise<void> {
  const settings = db.selectFrom('settings').select('key').where('key', '=', isFilled)
  if (await settings.executeTakeFirst()) return
  for (const kind of kinds.filter((one) => listTexts(one).length > 0)) {
    for (let after: string | undefined = ''; after !== undefined; ) after = await fillSome(db, kind, after)
  }
  await db
    .insertInto('settings')
    .values({ key: isFilled, value: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Fills the links of one batch of documents, those after an id. Returns the batch's last id, or undefined if
 * none follow.
 */
function fillSome(db: Database, kind: DocumentKind, after: string): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    await lockKind(transaction, kind)
    const { rows } = await sql<DocumentRow>`
      select * from ${sql.table(kind.table)} where id > ${after} order by id limit ${documentsAtOnce}`.execute(
      transaction,
    )
    for (const row of rows) {
      if (listPlaces(kind, row).length > 0) await saveLinks(transaction, kind, row)
    }
    return rows.length < documentsAtOnce ? undefined : rows.at(-1)?.id
  })
}

function listTexts({ fields }: ServedDocument): string[] {
  const texts = Object.entries(fields).filter(([, { input }]) => input.kind === 'markdown')
  return texts.map(([name]) => name)
}

function listPlaces(kind: ServedDocument, row: DocumentRow): LinkedPlace[] {
  const text = listTexts(kind).map((name) => row[name])
  return listLinkedPlaces(text.filter((value) => typeof value === 'string').join('\n\n'))
}

/**
 * Runs {@link fillLinks} again after documents were written without `saveDocument`, as by a restored backup.
 */
export async function refillLinks(db: Database, kinds: readonly DocumentKind[]): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', isFilled).execute()
  await fillLinks(db, kinds)
}

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
