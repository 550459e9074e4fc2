import type { Database } from '../../platform/db/tables.ts'
import type { OldHash, PasswordHasher } from './password-hasher.server.ts'

/**
 * Replaces an outdated hash, unless the password has been changed since; salted hashes are unique, so the old
 * hash identifies the row.
 */
export async function renewHash(
  database: Database,
  passwords: Pick<PasswordHasher, 'hash'>,
  { hash, password }: OldHash,
): Promise<void> {
  const renewed = await passwords.hash(password)
  await database.updateTable('identities').set({ password: renewed }).where('password', '=', hash).execute()
}
