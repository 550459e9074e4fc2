import { randomBytes } from 'node:crypto'
import type { Database } from '../db/tables.ts'

const key = 'auth-secret'

/**
 * The secret that signs session cookies: AUTH_SECRET, or one made once and kept in the database, where every instance
 * finds the same and a restored copy keeps people signed in.
 */
export async function findOrMakeAuthSecret(db: Database, given: string | undefined): Promise<string> {
  if (given) return given
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
