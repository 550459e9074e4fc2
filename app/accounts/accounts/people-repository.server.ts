import { sql } from 'kysely'
import { decodeCursor, type Page, type PageRequest, toPage } from '../../platform/db/keyset.ts'
import type { Database } from '../../platform/db/tables.ts'
import type { SiteRole } from './role-repository.server.ts'

/** An account with a role. */
export type Person = { id: string; email: string; role: SiteRole; since: string }

/**
 * Lists the accounts with a role by address. It starts from the role tables, so accounts without a role cost
 * nothing.
 */
export async function listPeople(db: Database, { after, limit }: PageRequest): Promise<Page<Person>> {
  const key = decodeCursor(after)
  let query = db
    .selectFrom(markersOf(db).as('markers'))
    .innerJoin('users', 'users.id', 'markers.userId')
    .select(['users.id', 'users.email', 'markers.role', 'markers.createdAt as since'])
    .orderBy('users.email')
    .orderBy('users.id')
    .limit(limit + 1)
  if (key)
    query = query.where((eb) => eb(eb.refTuple('users.email', 'users.id'), '>', eb.tuple(key[0], key[1])))
  return toPage(await query.execute(), limit, ({ email, id }) => [email, id])
}

function markersOf(db: Database) {
  return db
    .selectFrom('admins')
    .select(['userId', 'createdAt', sql<SiteRole>`'admin'`.as('role')])
    .unionAll(
      db
        .selectFrom('editors')
        .select(['userId', 'createdAt', sql<SiteRole>`'editor'`.as('role')])
        .where('userId', 'not in', db.selectFrom('admins').select('userId')),
    )
}
