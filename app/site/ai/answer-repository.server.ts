import { sql } from 'kysely'
import { type DocumentRow, laterThan } from '../../documents/core/document-rows.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import type { AiAnswersTable } from '../../platform/db/ai-answers-table.ts'
import { decodeCursor, type Page, type PageRequest, toPage } from '../../platform/db/keyset.ts'
import type { Database } from '../../platform/db/tables.ts'

export type AiAnswer = AiAnswersTable
/** The document that an answer is about. */
export type Explained = { kind: DocumentKind; row: DocumentRow }

/** What is kept about a document; nothing for a new one that has the id of one that is gone. */
export async function findAnswer(db: Database, { kind, row }: Explained): Promise<AiAnswer | undefined> {
  return db
    .selectFrom('ai_answers')
    .selectAll()
    .where('tipo', '=', kind.tipo)
    .where('documentId', '=', row.id)
    .where('documentCreatedAt', '=', row.createdAt)
    .executeTakeFirst()
}

type Generated = { basis: string; answer: string; model: string }

/**
 * Keeps what a model said and gives what is kept now: what an admin has pinned meanwhile, or another instance has been told to
 * the same question, stays.
 */
export async function keepGenerated(
  db: Database,
  explained: Explained,
  generated: Generated,
): Promise<AiAnswer | undefined> {
  const { tipo, documentId, documentCreatedAt, ...values } = toRow(explained, generated)
  await db
    .insertInto('ai_answers')
    .values({ tipo, documentId, documentCreatedAt, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['tipo', 'documentId'])
        .doUpdateSet({ documentCreatedAt, ...values })
        .where(({ eb, or, and }) =>
          or([
            eb('ai_answers.documentCreatedAt', '<>', documentCreatedAt),
            and([eb('ai_answers.pinned', '=', 0), eb('ai_answers.basis', '<>', values.basis)]),
          ]),
        ),
    )
    .execute()
  return findAnswer(db, explained)
}

function toRow({ kind, row }: Explained, { basis, answer, model }: Generated): AiAnswer {
  return {
    tipo: kind.tipo,
    documentId: row.id,
    documentCreatedAt: row.createdAt,
    basis,
    answer,
    model,
    pinned: 0,
    editedBy: null,
    editedAt: null,
    updatedAt: new Date().toISOString(),
  }
}

/** What an admin changes of an answer. */
export type AnswerChange = Partial<Omit<AiAnswer, 'tipo' | 'documentId' | 'documentCreatedAt' | 'updatedAt'>>

/**
 * Changes the answer that was seen at `openedAt`, or writes the first one where there was none ('': `openedAt`). Gives the moment
 * of the change, or nothing when another one stands there by now.
 */
export async function changeAnswer(
  db: Database,
  { kind, row }: Explained,
  { openedAt, change }: { openedAt: string; change: AnswerChange },
): Promise<string | undefined> {
  const updatedAt = laterThan(openedAt, new Date().toISOString())
  if (openedAt !== '') {
    const changed = await db
      .updateTable('ai_answers')
      .set({ ...change, updatedAt })
      .where('tipo', '=', kind.tipo)
      .where('documentId', '=', row.id)
      .where('documentCreatedAt', '=', row.createdAt)
      .where('updatedAt', '=', openedAt)
      .returning('updatedAt')
      .execute()
    return changed[0]?.updatedAt
  }
  const blank = toRow({ kind, row }, { basis: '', answer: '', model: '' })
  const values = { ...blank, model: null, ...change, updatedAt }
  const made = await db
    .insertInto('ai_answers')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['tipo', 'documentId'])
        .doUpdateSet(values)
        // Of a document that is gone.
        .where('ai_answers.documentCreatedAt', '<>', row.createdAt),
    )
    .returning('updatedAt')
    .execute()
  return made[0]?.updatedAt
}

/** A page of what is kept, what changed last first. */
export async function listAnswers(db: Database, { after, limit }: PageRequest): Promise<Page<AiAnswer>> {
  const [updatedAt, place = ''] = decodeCursor(after) ?? []
  let query = db
    .selectFrom('ai_answers')
    .selectAll()
    .orderBy('updatedAt', 'desc')
    .orderBy('tipo', 'desc')
    .orderBy('documentId', 'desc')
    .limit(limit + 1)
  if (updatedAt !== undefined) {
    const slash = place.indexOf('/')
    const key = [updatedAt, place.slice(0, slash), place.slice(slash + 1)] as const
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('updatedAt', 'tipo', 'documentId'), '<', tuple(...key)),
    )
  }
  return toPage(await query.execute(), limit, (one) => [one.updatedAt, `${one.tipo}/${one.documentId}`])
}

/** Removes what is kept about documents of a kind that are gone, from the bin too. */
export async function forgetLostAnswers(db: Database, { tipo, table }: DocumentKind): Promise<void> {
  await sql`
    delete from ai_answers where tipo = ${tipo}
    and not exists (select 1 from ${sql.table(table)} as kept where kept.id = ai_answers."documentId")
    and not exists (
      select 1 from deleted_documents as binned
      where binned.tipo = ai_answers.tipo and binned."documentId" = ai_answers."documentId"
    )`.execute(db)
}
