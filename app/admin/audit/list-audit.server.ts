import { decodeCursor, type Page, type PageRequest, toPage } from '../../platform/db/keyset.ts'
import type { Database } from '../../platform/db/tables.ts'
import { actionsOf } from './audit-actions.ts'
import { type AuditFilter, operatorPerson } from './audit-filter.ts'

/** A stored entry, with the e-mail address of its account if that still exists. */
export type AuditRow = {
  id: string
  at: string
  action: string
  accountId: string | null
  email: string | null
  operator: string | null
  tipo: string | null
  documentId: string | null
}

/** Entries of the register, newest first. */
export async function listAuditEntries(
  db: Database,
  filter: AuditFilter,
  { after, limit }: PageRequest,
): Promise<Page<AuditRow>> {
  const key = decodeCursor(after)
  let query = narrow(db, filter)
    .leftJoin('users', 'users.id', 'audit_entries.accountId')
    .selectAll('audit_entries')
    .select('users.email')
    .orderBy('audit_entries.at', 'desc')
    .orderBy('audit_entries.id', 'desc')
    .limit(limit + 1)
  if (key) {
    query = query.where((eb) =>
      eb(eb.refTuple('audit_entries.at', 'audit_entries.id'), '<', eb.tuple(key[0], key[1])),
    )
  }
  return toPage(await query.execute(), limit, ({ at, id }) => [at, id])
}

function narrow(db: Database, { person, group, tipo: kindSlug, from, to }: AuditFilter) {
  let query = db.selectFrom('audit_entries')
  if (person === operatorPerson) query = query.where('operator', 'is not', null)
  else if (person !== undefined) query = query.where('audit_entries.accountId', '=', person)
  if (group !== undefined) query = query.where('action', 'in', actionsOf(group))
  if (kindSlug !== undefined) query = query.where('tipo', '=', kindSlug)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (to !== undefined) query = query.where('at', '<', to)
  return query
}

/** The accounts in the register, for the filter: id and e-mail address, null for a deleted account. */
export async function listAuditedAccounts(db: Database): Promise<{ id: string; email: string | null }[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.accountId')
    .select(['audit_entries.accountId', 'users.email'])
    .distinct()
    .where('audit_entries.accountId', 'is not', null)
    .execute()
  return rows
    .map(({ accountId, email }) => ({ id: accountId ?? '', email }))
    .sort((a, b) => (a.email ?? '~').localeCompare(b.email ?? '~'))
}
