import { data, type RouterContextProvider } from 'react-router'
import { requestContext } from '../ui/request-context.ts'
import { type Account, accountContext, type Role } from './account-context.ts'
import { accountsTexts } from './accounts-texts.ts'
import { recordAudit } from './audit-context.ts'

type Context = Readonly<RouterContextProvider>

export type AdminCheck = { ok: true; account: Account } | { ok: false; status: 401 | 403; message: string }

/**
 * Whether an admin asks, as a value: for an action that must keep what was typed on the screen when the session has
 * ended meanwhile (answer with `data({ … message }, { status })`). It is as strict as {@link requireAdmin}. A change that is
 * refused leaves an audit line.
 */
export async function checkAdmin(context: Context): Promise<AdminCheck> {
  const account = await context.get(accountContext).find()
  if (account?.isAdmin) return { ok: true, account }
  const { method } = context.get(requestContext)
  if (method !== 'GET' && method !== 'HEAD')
    recordAudit(context, { action: 'admin-refused', accountId: account?.id })
  return { ok: false, status: account ? 403 : 401, message: accountsTexts.adminsOnly }
}

/** Whether an admin reads: for a page of everybody that shows an admin more. To read is no refusal, so nothing is recorded. */
export async function isReadByAdmin(context: Context): Promise<boolean> {
  const account = await context.get(accountContext).find()
  return account?.isAdmin ?? false
}

/**
 * First line of every admin loader and action (docs/product.md 5.1). Throws an answer whose message the error boundary shows:
 * 401 for a visitor, 403 for a user.
 */
export async function requireAdmin(context: Context): Promise<Account> {
  const check = await checkAdmin(context)
  if (check.ok) return check.account
  throw data({ message: check.message }, { status: check.status })
}

/** First line of every loader and action that needs somebody signed in; throws 401. */
export async function requireAccount(context: Context): Promise<Account> {
  const account = await context.get(accountContext).find()
  if (account) return account
  throw data({ message: accountsTexts.signInFirst }, { status: 401 })
}

/** {@link requireAccount} or {@link requireAdmin}, as the role says. */
export function requireRole(context: Context, role: Role): Promise<Account> {
  return role === 'admin' ? requireAdmin(context) : requireAccount(context)
}
