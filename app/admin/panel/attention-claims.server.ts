import type { Database } from '../../platform/db/tables.ts'
import type { AttentionFinding } from './look-through.server.ts'

/** A document that somebody looks through; `mark` says that nothing has changed since. */
type Claim = { key: string; tipo: string; id: string; mark: string }

/** So much is told of one document. */
const mostFindings = 50
/** So many are looked through again in an hour, the oldest first: pictures go, and days come. */
const againAtOnce = 500
const hour = 3_600_000

/**
 * Takes the one that was changed last of the documents that wait, so that who has just saved need not wait for a whole course;
 * undefined when none waits. Of several instances each gets another.
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
 * Keeps what was found in a document, unless it was saved meanwhile: then somebody looks again. Without findings it counts as looked through,
 * and what was known of it stays.
 */
export async function keepFindings(
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
    const rows = findings.slice(0, mostFindings).map((finding, at) => ({ ...finding, key, at }))
    if (rows.length > 0) await transaction.insertInto('document_attention').values(rows).execute()
  })
}

/** Lets the documents wait again that were looked through longest ago, and those whose looking through was broken off. */
export async function releaseClaims(db: Database, now: Date): Promise<void> {
  const broken = `~${new Date(now.getTime() - hour).toISOString()}`
  const oldest = db
    .selectFrom('document_overview')
    .select('key')
    .where('checkedAt', '>', '')
    .where('checkedAt', '<', new Date(now.getTime() - hour).toISOString())
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
