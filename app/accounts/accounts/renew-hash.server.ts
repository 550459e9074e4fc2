import type { Database } from '../../platform/db/tables.ts'
import type { OldHash, PasswordHasher } from './password-hasher.server.ts'

/** Puts a hash of today in the place of an old one, unless the password was changed since: no two hashes are alike. */
export async function renewHash(
  database: Database,
  passwords: Pick<PasswordHasher, 'hash'>,
  { hash, password }: OldHash,
): Promise<void> {
  const renewed = await passwords.hash(password)
  await database.updateTable('identities').set({ password: renewed }).where('password', '=', hash).execute()
}
