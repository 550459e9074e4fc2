import type { Database } from '../../platform/db/tables.ts'
import type { AttentionFinding } from './content-audit.server.ts'

/** A claim on a document to be checked; `mark` detects changes since. */
type Claim = { key: string; tipo: string; id: string; mark: string }

/** Maximum number of findings stored per document. */
const maxFindings = 50
/** Documents rechecked per hour, oldest first: pictures may disappear, and dates pass. */
const againAtOnce = 500
const hourMs = 3_600_000

/**
 * Claims the most recently changed unchecked document, so that a document just saved need not wait for a
 * whole course; undefined if there is none. Each of several instances gets another document.
 */
export async function takeClaim(db: Database, now: string): Promise<Claim | undefined> {
  const mark = `~${now} ${crypto.randomUUID()}`
  const next = db
    .selectFrom('document_overview')
    .select('key')
    .where('checkedAt', '=', '')
    .orderBy('changedAt', 'desc')
    .orderBy('key', 'desc')
    .limit(1)
  const [taken] = await db
    .updateTable('document_overview')
    .set({ checkedAt: mark })
    .where('key', 'in', next)
    .where('checkedAt', '=', '')
    .returning(['key', 'tipo', 'id'])
    .execute()
  return taken && { ...taken, mark }
}

/**
 * Stores the findings of a document, unless it was saved meanwhile; then it is checked again. If `findings`
 * is undefined, the document counts as checked and keeps its earlier findings.
 */
export async function saveFindings(
  db: Database,
  { key, mark }: Claim,
  findings: readonly AttentionFinding[] | undefined,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .updateTable('document_overview')
      .set({ checkedAt: new Date().toISOString() })
      .where('key', '=', key)
      .where('checkedAt', '=', mark)
      .returning('key')
      .execute()
    if (kept.length === 0 || !findings) return
    await transaction.deleteFrom('document_attention').where('key', '=', key).execute()
    const rows = findings.slice(0, maxFindings).map((finding, at) => ({ ...finding, key, at }))
    if (rows.length > 0) await transaction.insertInto('document_attention').values(rows).execute()
  })
}

/** Requeues the documents checked longest ago, and those whose check was interrupted. */
export async function releaseClaims(db: Database, now: Date): Promise<void> {
  const broken = `~${new Date(now.getTime() - hourMs).toISOString()}`
  const oldest = db
    .selectFrom('document_overview')
    .select('key')
    .where('checkedAt', '>', '')
    .where('checkedAt', '<', new Date(now.getTime() - hourMs).toISOString())
    .orderBy('checkedAt')
    .limit(againAtOnce)
  await db.updateTable('document_overview').set({ checkedAt: '' }).where('key', 'in', oldest).execute()
  await db
    .updateTable('document_overview')
    .set({ checkedAt: '' })
    .where('checkedAt', '>', '~')
    .where('checkedAt', '<', broken)
    .execute()
}
