import { data, type RouterContextProvider } from 'react-router'
import { hasSecondFactor } from '../second-factor/second-factor-repository.server.ts'
import type { Account } from './account-context.ts'
import { accountsContext } from './accounts-context.ts'
import { accountsTexts } from './accounts-texts.ts'
import { requireAccount } from './guards.server.ts'

/**
 * Guard for the pages of the second factor: editors and admins, and former ones as long as they still have a
 * factor. Throws 401 or 403 otherwise.
 */
export async function requireFactorOwner(context: Readonly<RouterContextProvider>): Promise<Account> {
  const account = await requireAccount(context)
  if (account.mayWrite || (await hasSecondFactor(context.get(accountsContext).database, account.id)))
    return account
  throw data({ message: accountsTexts.adminsOnly }, { status: 403 })
}
