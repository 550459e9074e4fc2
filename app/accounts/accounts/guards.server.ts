import { data, type RouterContextProvider } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { hasSecondFactor } from '../second-factor/second-factor-repository.server.ts'
import type { Account, Role } from './account.ts'
import { accountsTexts } from './accounts-texts.ts'
import { recordAudit } from './record-audit.ts'
import { hasAdmin } from './role-repository.server.ts'

type Context = Readonly<RouterContextProvider>

type RoleCheck = { ok: true; account: Account } | { ok: false; status: 401 | 403; message: string }

/**
 * Checks the role of the current user and returns the result, for actions that must preserve the form's input
 * if the session has ended (respond with `data({ … message }, { status })`). As strict as
 * {@link requireRole}. A rejected change is recorded in the audit log.
 */
export async function checkRole(context: Context, role: 'editor' | 'admin'): Promise<RoleCheck> {
  const account = await services(context).accountReader.find()
  if (account && (role === 'admin' ? account.isAdmin : account.mayWrite)) return { ok: true, account }
  const { method } = services(context).requestInfo
  if (method !== 'GET' && method !== 'HEAD')
    recordAudit(context, { action: 'admin-refused', accountId: account?.id })
  return { ok: false, status: account ? 403 : 401, message: accountsTexts.adminsOnly }
}

/** Returns true for editors and admins: for a public page that shows them more. Records no audit entry. */
export async function isReadByEditor(context: Context): Promise<boolean> {
  const account = await services(context).accountReader.find()
  return account?.mayWrite ?? false
}

/**
 * Guard for the first line of every loader and action for admins (docs/product.md 5.1). Throws 401 for a
 * visitor and 403 for other users, with a message that the error boundary shows.
 */
export function requireAdmin(context: Context): Promise<Account> {
  return requireRole(context, 'admin')
}

/**
 * Guard for the first line of every loader and action for editors and admins; throws as {@link requireAdmin}
 * does.
 */
export function requireEditor(context: Context): Promise<Account> {
  return requireRole(context, 'editor')
}

/** Guard for the first line of every loader and action for signed-in users; throws 401. */
export async function requireAccount(context: Context): Promise<Account> {
  const account = await services(context).accountReader.find()
  if (account) return account
  throw data({ message: accountsTexts.signInFirst }, { status: 401 })
}

/** Calls {@link requireAccount}, {@link requireEditor} or {@link requireAdmin}, depending on the role. */
export async function requireRole(context: Context, role: Role): Promise<Account> {
  if (role === 'account') return requireAccount(context)
  const check = await checkRole(context, role)
  if (check.ok) return check.account
  const isNew = !(await hasAdmin(services(context).db))
  const hint = isNew ? accountsTexts.firstAdminHint : undefined
  throw data({ message: check.message, hint }, { status: check.status })
}

/**
 * Guard for the pages of the second factor: editors and admins, and former ones as long as they still have a
 * factor. Throws 401 or 403 otherwise.
 */
export async function requireFactorOwner(context: Readonly<RouterContextProvider>): Promise<Account> {
  const account = await requireAccount(context)
  if (account.mayWrite || (await hasSecondFactor(services(context).accounts.database, account.id)))
    return account
  throw data({ message: accountsTexts.adminsOnly }, { status: 403 })
}
