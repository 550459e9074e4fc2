import type { AuditEntriesTable } from '../db/audit-entries-table.ts'
import type { Database } from '../db/tables.ts'
import type { AuditEntry } from './audit-context.ts'

/** An entry of the register is kept for so many days. */
export const auditDays = 365
const day = 24 * 60 * 60 * 1000

/**
 * Keeps an entry in the register where an admin did it, or where somebody tried an admin's door; of people who are no admins nothing is kept. Gives
 * whether it was kept.
 */
export async function saveAuditEntry(db: Database, entry: AuditEntry, now: Date): Promise<boolean> {
  const accountId = await findAudited(db, entry)
  // A change that was refused is kept whoever tried it, and says nothing of them.
  if (accountId === undefined && entry.action !== 'admin-refused') return false
  await insert(db, now, {
    ...{ action: entry.action, accountId: accountId ?? null, operator: null },
    ...{ tipo: entry.tipo ?? null, documentId: entry.id ?? null },
  })
  return true
}

/** Keeps what the operator did by a command; `accountId` is whom it was about. */
export async function saveOperatorEntry(
  db: Database,
  { action, operator, accountId }: { action: string; operator: string; accountId?: string | undefined },
): Promise<void> {
  await insert(db, new Date(), {
    ...{ action, operator, accountId: accountId ?? null },
    ...{ tipo: null, documentId: null },
  })
}

/** Forgets entries that are older than {@link auditDays}. */
export async function forgetAuditEntries(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - auditDays * day).toISOString()
  await db.deleteFrom('audit_entries').where('at', '<', before).execute()
}

/** The admin whose entry it is. */
async function findAudited(
  db: Database,
  { accountId, email, wasAdmin }: AuditEntry,
): Promise<string | undefined> {
  if (wasAdmin) return accountId
  const admins = db.selectFrom('admins')
  if (accountId !== undefined) {
    const admin = await admins.select('userId').where('userId', '=', accountId).executeTakeFirst()
    return admin?.userId
  }
  if (email === undefined) return undefined
  const admin = await admins
    .innerJoin('users', 'users.id', 'admins.userId')
    .select('admins.userId')
    .where('users.email', '=', email)
    .executeTakeFirst()
  return admin?.userId
}

async function insert(db: Database, now: Date, row: Omit<AuditEntriesTable, 'id' | 'at'>): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({ id: crypto.randomUUID(), at: now.toISOString(), ...row })
    .execute()
}
