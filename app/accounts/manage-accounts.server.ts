import type { Database } from '../db/tables.ts'
import { deleteSecondFactor } from '../second-factor/second-factor-repository.server.ts'
import { deleteAdmin, saveAdmin } from './admin-repository.server.ts'
import type { Accounts } from './open-accounts.server.ts'
import { findPasswordFault } from './password-rule.server.ts'

export type AddAdminResult =
  | { status: 'added'; madeAccount: boolean }
  | { status: 'bad-password'; code: string }

/** Marks an account as admin, making it first where there is none; the password is asked for only then. */
export async function addAdmin(
  accounts: Accounts,
  email: string,
  askPassword: () => Promise<string>,
): Promise<AddAdminResult> {
  const known = await findAccountId(accounts.database, email)
  if (known) {
    await saveAdmin(accounts.database, known)
    return { status: 'added', madeAccount: false }
  }
  const password = await askPassword()
  const code = findPasswordFault(password, email)
  if (code) return { status: 'bad-password', code }
  await saveAdmin(accounts.database, await makeAccount(accounts, email, password))
  return { status: 'added', madeAccount: true }
}

/** Makes an account with nobody signed in, and gives its id. */
export async function makeAccount({ auth }: Accounts, email: string, password: string): Promise<string> {
  const { user } = await auth.api.signUpEmail({ body: { email, password, name: '' } })
  // Registering signs in; nobody sits in front of this session.
  await (await auth.$context).internalAdapter.deleteUserSessions(user.id)
  return user.id
}

export type ChangeResult = 'done' | 'no-account' | 'was-none'

export async function removeAdmin({ database }: Accounts, email: string): Promise<ChangeResult> {
  const id = await findAccountId(database, email)
  if (!id) return 'no-account'
  return (await deleteAdmin(database, id)) ? 'done' : 'was-none'
}

/** Takes the second factor off an account whose owner has lost it. */
export async function removeSecondFactor({ database }: Accounts, email: string): Promise<ChangeResult> {
  const id = await findAccountId(database, email)
  if (!id) return 'no-account'
  return (await deleteSecondFactor(database, id)) ? 'done' : 'was-none'
}

/** Gives an account a new password and ends all its sessions. */
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

/** The account of an address, in lower case. */
export async function findAccountId(db: Database, email: string): Promise<string | undefined> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return user?.id
}
