import { findRow } from '../../documents/core/document-rows.server.ts'
import type { Registry } from '../../documents/core/registry.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import type { ReferenceIndex } from './reference-index.server.ts'
import type { Staged } from './staged.ts'

type RestImport = { registry: Registry; references: ReferenceIndex }

/** Imports former slugs and explanations; those that the site already has are kept. */
export async function importRest(
  db: Database,
  { redirects, answers }: Pick<Staged, 'redirects' | 'answers'>,
  { registry, references }: RestImport,
): Promise<void> {
  for (const { tipo: kindSlug, slug, id } of redirects) {
    const kind = registry.find(kindSlug)
    const documentId = references.find(kindSlug, id) ?? id
    if (!kind || !(await findRow(db, kind, documentId))) continue
    await db
      .insertInto('slug_redirects')
      .values({ tipo: kindSlug, slug, documentId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  for (const { tipo: kindSlug, id, pinned, ...answer } of answers) {
    const kind = registry.find(kindSlug)
    const documentId = references.find(kindSlug, id) ?? id
    const row = kind?.explain ? await findRow(db, kind, documentId) : undefined
    if (!row) continue
    await db
      .insertInto('ai_answers')
      .values({
        ...answer,
        tipo: kindSlug,
        documentId,
        documentCreatedAt: row.createdAt,
        pinned: pinned ? 1 : 0,
        editedBy: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
