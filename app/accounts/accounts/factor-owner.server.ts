import { data, type RouterContextProvider } from 'react-router'
import { hasSecondFactor } from '../second-factor/second-factor-repository.server.ts'
import type { Account } from './account-context.ts'
import { accountsContext } from './accounts-context.ts'
import { accountsTexts } from './accounts-texts.ts'
import { requireAccount } from './guards.server.ts'

/** Who writes may have a second factor; who does not any more keeps it until they switch it off. Throws 401 or 403 for others. */
export async function requireFactorOwner(context: Readonly<RouterContextProvider>): Promise<Account> {
  const account = await requireAccount(context)
  if (account.mayWrite || (await hasSecondFactor(context.get(accountsContext).database, account.id)))
    return account
  throw data({ message: accountsTexts.adminsOnly }, { status: 403 })
}
