import { sql } from 'kysely'
import type { Database } from '../../platform/db/tables.ts'
import { type DocumentRow, lockKind } from './document-rows.server.ts'
import { type LinkedPlace, listLinkedPlaces } from './linked-places.ts'
import type { DocumentKind, ServedDocument } from './serve-document.server.ts'

/** Keeps what the texts of a document link to, in the transaction that has written it. */
export async function keepLinks(db: Database, kind: ServedDocument, row: DocumentRow): Promise<void> {
  await dropLinks(db, kind, [row.id])
  const places = listPlaces(kind, row)
  if (places.length === 0) return
  const links = places.map((place) => ({ fromTipo: kind.tipo, fromId: row.id, ...place }))
  await db.insertInto('document_links').values(links).execute()
}

/** Forgets what documents of these ids link to. */
export async function dropLinks(
  db: Database,
  { tipo }: Pick<ServedDocument, 'tipo'>,
  ids: readonly string[],
): Promise<void> {
  await db.deleteFrom('document_links').where('fromTipo', '=', tipo).where('fromId', 'in', ids).execute()
}

const isFilled = 'documentLinks'
// So many are read and written in one transaction: others write in between.
const documentsAtOnce = 50

/**
 * Reads the links of all documents, once for a database from before they were kept. What is saved meanwhile stays as it is saved: each step locks
 * the kind as a save does. A start that is interrupted does it again.
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

/** Reads the documents of a kind that come after an id; gives the last of them, or undefined when these were all. */
function fillSome(db: Database, kind: DocumentKind, after: string): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    await lockKind(transaction, kind)
    const { rows } = await sql<DocumentRow>`
      select * from ${sql.table(kind.table)} where id > ${after} order by id limit ${documentsAtOnce}`.execute(
      transaction,
    )
    for (const row of rows) {
      if (listPlaces(kind, row).length > 0) await keepLinks(transaction, kind, row)
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

/** {@link fillLinks} once more: documents have come in beside the door. */
export async function refillLinks(db: Database, kinds: readonly DocumentKind[]): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', isFilled).execute()
  await fillLinks(db, kinds)
}
