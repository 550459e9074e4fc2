import type { Database } from '../../platform/db/tables.ts'

/** Redirects a document's former slug, and removes a redirect from its new slug. */
export async function saveOldSlug(
  db: Database,
  kindSlug: string,
  { documentId, oldSlug, newSlug }: { documentId: string; oldSlug: string; newSlug: string },
): Promise<void> {
  await db.deleteFrom('slug_redirects').where('tipo', '=', kindSlug).where('slug', '=', newSlug).execute()
  await db
    .insertInto('slug_redirects')
    .values({ tipo: kindSlug, slug: oldSlug, documentId })
    .onConflict((conflict) => conflict.columns(['tipo', 'slug']).doUpdateSet({ documentId }))
    .execute()
}

/** {@link keepOldSlug} if the slug differs between two versions of a document. */
export async function saveFreedSlug(
  db: Database,
  kindSlug: string,
  { documentId, before, after }: { documentId: string; before: unknown; after: unknown },
): Promise<void> {
  if (typeof before !== 'string' || typeof after !== 'string' || before === after) return
  await saveOldSlug(db, kindSlug, { documentId, oldSlug: before, newSlug: after })
}

/** Returns the id of the document that had this slug before. */
export async function findMovedDocument(
  db: Database,
  kindSlug: string,
  slug: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('slug_redirects')
    .select('documentId')
    .where('tipo', '=', kindSlug)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.documentId
}
