import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../platform/db/tables.ts'
import { type DocumentDraft, findDraft } from './draft-rows.server.ts'

/** Days until a preview link expires. */
const previewDays = 7

type Named = { tipo: string; id: string }

/**
 * Creates the preview link of a draft and replaces the previous one. Stores only the token's digest. Returns
 * undefined if there is no such draft.
 */
export async function makePreview(
  db: Database,
  { tipo: kindSlug, id, now }: Named & { now: string },
): Promise<{ token: string; endsAt: string } | undefined> {
  const token = randomBytes(32).toString('base64url')
  const endsAt = new Date(Date.parse(now) + previewDays * 86_400_000).toISOString()
  const { numUpdatedRows } = await db
    .updateTable('document_drafts')
    .set({ previewDigest: digestOf(token), previewEndsAt: endsAt })
    .where('tipo', '=', kindSlug)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { token, endsAt } : undefined
}

/** Revokes the preview link of a draft. */
export async function revokePreview(db: Database, { tipo: kindSlug, id }: Named): Promise<void> {
  await db
    .updateTable('document_drafts')
    .set({ previewDigest: null, previewEndsAt: null })
    .where('tipo', '=', kindSlug)
    .where('id', '=', id)
    .execute()
}

/** Returns the draft of a preview link, or undefined if the link is unknown or expired. */
export async function findPreviewed(
  db: Database,
  { token, now }: { token: string; now: string },
): Promise<DocumentDraft | undefined> {
  const found = await db
    .selectFrom('document_drafts')
    .select(['tipo', 'id'])
    .where('previewDigest', '=', digestOf(token))
    .where('previewEndsAt', '>', now)
    .executeTakeFirst()
  return found && findDraft(db, found, found.id)
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
