import { randomBytes } from 'node:crypto'
import type { Database } from '../../platform/db/tables.ts'

/**
 * Returns the secret that signs session cookies: AUTH_SECRET, or one generated once and stored in the
 * database, where all instances share it and users stay signed in on a restored copy.
 */
export async function findOrMakeAuthSecret(db: Database, given: string | undefined): Promise<string> {
  return given ?? findOrMakeSecret(db, 'auth-secret')
}

/**
 * Returns the secrets that encrypt second factors, the current one first: AUTH_SECRET, or one stored in the
 * database. Unlike the cookie secret it is included in backups, because otherwise no user with a second
 * factor could sign in to a restored site. Without AUTH_SECRET, access to the database gives access to the
 * factors.
 */
export async function findSealSecrets(
  db: Database,
  given: string | undefined,
): Promise<[string, ...string[]]> {
  const kept = 'second-factor-secret'
  if (!given) return [await findOrMakeSecret(db, kept)]
  const before = await db.selectFrom('settings').select('value').where('key', '=', kept).executeTakeFirst()
  return before ? [given, before.value] : [given]
}

async function findOrMakeSecret(db: Database, key: string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return value
}
