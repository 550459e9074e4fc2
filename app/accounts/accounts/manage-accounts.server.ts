import type { Database } from '../../platform/db/tables.ts'
import { deleteSecondFactor } from '../second-factor/second-factor-repository.server.ts'
import type { Accounts } from './open-accounts.server.ts'
import { findPasswordFault } from './password-rule.server.ts'
import { changeRole, findRole, type SiteRole } from './role-repository.server.ts'

type AddResult =
  | { status: 'added'; madeAccount: boolean; before: SiteRole | null }
  | { status: 'bad-password'; code: string }
  | { status: 'last-admin' }

type NewPerson = { email: string; role: SiteRole; askPassword: () => Promise<string> }

/**
 * Assigns a role to an account, and creates the account if there is none; `askPassword` is called only then.
 * Returns `last-admin` if the change would leave no admin.
 */
export async function addPerson(
  accounts: Accounts,
  { email, role, askPassword }: NewPerson,
): Promise<AddResult> {
  const known = await findAccountId(accounts.database, email)
  if (known) {
    const change = await changeRole(accounts.database, { userId: known, role })
    if (!('before' in change)) return { status: 'last-admin' }
    return { status: 'added', madeAccount: false, before: change.before }
  }
  const password = await askPassword()
  const code = findPasswordFault(password, email)
  if (code) return { status: 'bad-password', code }
  await changeRole(accounts.database, { userId: await makeAccount(accounts, email, password), role })
  return { status: 'added', madeAccount: true, before: null }
}

/** Creates an account without a session, and returns its id. */
export async function makeAccount({ auth }: Accounts, email: string, password: string): Promise<string> {
  const { user } = await auth.api.signUpEmail({ body: { email, password, name: '' } })
  // Registration creates a session, which is not needed.
  await (await auth.$context).internalAdapter.deleteUserSessions(user.id)
  return user.id
}

type ChangeResult = 'done' | 'no-account' | 'was-none'

/** Removes a role from an account. */
export async function removeRole(
  { database }: Accounts,
  email: string,
  role: SiteRole,
): Promise<ChangeResult | 'last-admin'> {
  const id = await findAccountId(database, email)
  if (!id) return 'no-account'
  if ((await findRole(database, id)) !== role) return 'was-none'
  return (await changeRole(database, { userId: id, role: null })).status === 'last-admin'
    ? 'last-admin'
    : 'done'
}

/** Removes the second factor of an account whose owner has lost it. */
export async function removeSecondFactor({ database }: Accounts, email: string): Promise<ChangeResult> {
  const id = await findAccountId(database, email)
  if (!id) return 'no-account'
  return (await deleteSecondFactor(database, id)) ? 'done' : 'was-none'
}

/** Sets a new password and ends all sessions of the account. */
export async function setPassword(
  { auth, database }: Accounts,
  email: string,
  password: string,
): Promise<ChangeResult> {
  const id = await findAccountId(database, email)
  if (!id) return 'no-account'
  const { internalAdapter, password: hasher } = await auth.$context
  const hash = await hasher.hash(password)
  const credential = await internalAdapter.findCredentialAccount(id)
  if (credential) await internalAdapter.updateAccount(credential.id, { password: hash })
  else
    await internalAdapter.linkAccount({ userId: id, accountId: id, providerId: 'credential', password: hash })
  await internalAdapter.deleteUserSessions(id)
  return 'done'
}

/** Returns the id of the account with an address, which must be in lower case. */
export async function findAccountId(db: Database, email: string): Promise<string | undefined> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return user?.id
}
