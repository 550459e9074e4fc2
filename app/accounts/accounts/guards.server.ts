import { data, type RouterContextProvider } from 'react-router'
import { databaseContext } from '../../platform/db/database-context.ts'
import { requestContext } from '../../platform/http/request-context.ts'
import { type Account, accountContext, type Role } from './account-context.ts'
import { accountsTexts } from './accounts-texts.ts'
import { recordAudit } from './audit-context.ts'
import { hasAdmin } from './role-repository.server.ts'

type Context = Readonly<RouterContextProvider>

type RoleCheck = { ok: true; account: Account } | { ok: false; status: 401 | 403; message: string }

/**
 * Whether somebody of a role asks, as a value: for an action that must keep what was typed on the screen when the session has
 * ended meanwhile (answer with `data({ … message }, { status })`). It is as strict as {@link requireRole}. A change that is
 * refused leaves an audit line.
 */
export async function checkRole(context: Context, role: 'editor' | 'admin'): Promise<RoleCheck> {
  const account = await context.get(accountContext).find()
  if (account && (role === 'admin' ? account.isAdmin : account.mayWrite)) return { ok: true, account }
  const { method } = context.get(requestContext)
  if (method !== 'GET' && method !== 'HEAD')
    recordAudit(context, { action: 'admin-refused', accountId: account?.id })
  return { ok: false, status: account ? 403 : 401, message: accountsTexts.adminsOnly }
}

/** Whether an editor or admin reads: for a page of everybody that shows them more. To read is no refusal, so nothing is recorded. */
export async function isReadByEditor(context: Context): Promise<boolean> {
  const account = await context.get(accountContext).find()
  return account?.mayWrite ?? false
}

/**
 * First line of every loader and action for admins alone (docs/product.md 5.1). Throws an answer whose message the error boundary shows:
 * 401 for a visitor, 403 for somebody else.
 */
export function requireAdmin(context: Context): Promise<Account> {
  return requireRole(context, 'admin')
}

/** First line of every loader and action about content, which editors and admins write; throws as {@link requireAdmin} does. */
export function requireEditor(context: Context): Promise<Account> {
  return requireRole(context, 'editor')
}

/** First line of every loader and action that needs somebody signed in; throws 401. */
export async function requireAccount(context: Context): Promise<Account> {
  const account = await context.get(accountContext).find()
  if (account) return account
  throw data({ message: accountsTexts.signInFirst }, { status: 401 })
}

/** {@link requireAccount}, {@link requireEditor} or {@link requireAdmin}, as the role says. */
export async function requireRole(context: Context, role: Role): Promise<Account> {
  if (role === 'account') return requireAccount(context)
  const check = await checkRole(context, role)
  if (check.ok) return check.account
  const isNew = !(await hasAdmin(context.get(databaseContext)))
  const hint = isNew ? accountsTexts.firstAdminHint : undefined
  throw data({ message: check.message, hint }, { status: check.status })
}
