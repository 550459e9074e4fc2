import type { Database } from '../../platform/db/tables.ts'
import type { AnswerFacts, RedirectFacts } from './site-format.ts'

/** The former slugs of documents, in a stable order. */
export async function listRedirects(db: Database): Promise<RedirectFacts[]> {
  return db
    .selectFrom('slug_redirects')
    .select(['tipo', 'slug', 'documentId as id'])
    .orderBy('tipo')
    .orderBy('slug')
    .execute()
}

/** The explanations that an admin wrote or pinned; others can be generated again. */
export async function listAnswers(db: Database): Promise<AnswerFacts[]> {
  const rows = await db
    .selectFrom('ai_answers')
    .select(['tipo', 'documentId as id', 'answer', 'model', 'pinned', 'basis', 'editedAt', 'updatedAt'])
    .where(({ or, eb }) => or([eb('pinned', '=', 1), eb('editedAt', 'is not', null)]))
    .orderBy('tipo')
    .orderBy('documentId')
    .execute()
  return rows.map((row) => ({ ...row, pinned: row.pinned === 1 }))
}
