import { randomBytes } from 'node:crypto'
import type { Database } from '../../platform/db/tables.ts'

/**
 * The secret that signs session cookies: AUTH_SECRET, or one made once and kept in the database, where every instance
 * finds the same and a restored copy keeps people signed in.
 */
export async function findOrMakeAuthSecret(db: Database, given: string | undefined): Promise<string> {
  return given ?? findOrMakeSecret(db, 'auth-secret')
}

/**
 * The secrets that seal second factors, the one in use first: AUTH_SECRET, or one kept in the database. Unlike that of the cookies it goes into backups,
 * since nobody could sign in to a restored site with a factor that cannot be read. Without AUTH_SECRET whoever reads the database reads the factors.
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
