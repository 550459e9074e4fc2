import type { AuditEntriesTable, Database } from '../../platform/db/tables.ts'
import type { AuditEntry } from './record-audit.ts'
import { findRole } from './role-repository.server.ts'

/** The `tipo` of an entry about an account. */
export const personKindSlug = 'personas'

/** Days after which an entry of the register is deleted. */
export const auditDays = 365
const dayMs = 24 * 60 * 60 * 1000

/**
 * Stores an entry in the register if an admin or editor acted, or if someone tried to sign in to such an
 * account; other users are not recorded. Returns true if the entry was stored.
 */
export async function saveAuditEntry(db: Database, entry: AuditEntry, now: Date): Promise<boolean> {
  const accountId = await findAudited(db, entry)
  // A rejected change is stored for any user, with the account only if it is an editor's or admin's.
  if (accountId === undefined && entry.action !== 'admin-refused') return false
  await insert(db, now, {
    action: entry.action,
    accountId: accountId ?? null,
    operator: null,
    ...(entry.person === undefined
      ? { tipo: entry.tipo ?? null, documentId: entry.id ?? null }
      : { tipo: personKindSlug, documentId: entry.person }),
  })
  return true
}

/** Stores an operator's command in the register; `accountId` is the affected account. */
export async function saveOperatorEntry(
  db: Database,
  { action, operator, accountId }: { action: string; operator: string; accountId?: string | undefined },
): Promise<void> {
  await insert(db, new Date(), {
    action,
    operator,
    accountId: accountId ?? null,
    tipo: null,
    documentId: null,
  })
}

/** Deletes entries older than {@link auditDays}. */
export async function deleteOldAuditEntries(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - auditDays * dayMs).toISOString()
  await db.deleteFrom('audit_entries').where('at', '<', before).execute()
}

/** Returns the account that an entry belongs to, if it is an admin's or editor's. */
async function findAudited(
  db: Database,
  { accountId, email, wasWriter }: AuditEntry,
): Promise<string | undefined> {
  if (wasWriter) return accountId
  if (accountId !== undefined) return (await findRole(db, accountId)) === null ? undefined : accountId
  if (email === undefined) return undefined
  const user = await db
    .selectFrom('users')
    .leftJoin('admins', 'admins.userId', 'users.id')
    .leftJoin('editors', 'editors.userId', 'users.id')
    .select('users.id')
    .where('users.email', '=', email)
    .where((eb) => eb.or([eb('admins.userId', 'is not', null), eb('editors.userId', 'is not', null)]))
    .executeTakeFirst()
  return user?.id
}

async function insert(db: Database, now: Date, row: Omit<AuditEntriesTable, 'id' | 'at'>): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({ id: crypto.randomUUID(), at: now.toISOString(), ...row })
    .execute()
}
