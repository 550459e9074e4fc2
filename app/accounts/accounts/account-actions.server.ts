import { type RouterContextProvider, redirect } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { withSecondFactorPassed } from '../second-factor/sign-in-gate.server.ts'
import type { Account } from './account.ts'
import { accountPageTexts } from './account-page-texts.ts'
import { endSessions } from './account-sessions.server.ts'
import { tooManyAtOnce, tooManyAttempts } from './accounts-texts.ts'
import { type AuthAnswer, authHeaders, callAuth, withCookies } from './auth-call.server.ts'
import { spanishAuthError } from './auth-errors.server.ts'
import { findPasswordFault } from './password-rule.server.ts'
import { recordAudit } from './record-audit.ts'
import { countPasswordCheck } from './sign-in-limits.server.ts'

type Context = Readonly<RouterContextProvider>

/** A form sent from the account page, with its account. */
export type AccountRequest = {
  context: Context
  request: Request
  account: Account
  form: Record<string, string>
}

export type AccountRefusal = { ok: false; status: number; form: string; message: string }

/** Changes the password and ends all other sessions; this session gets a new cookie. */
export async function changePassword({
  context,
  request,
  account,
  form,
}: AccountRequest): Promise<AccountRefusal | Response> {
  const { actual = '', nueva = '' } = form
  const fault = findPasswordFault(nueva, account.email)
  if (fault) return refuse('password', fault)
  const body = { currentPassword: actual, newPassword: nueva, revokeOtherSessions: true }
  const { auth } = services(context).accounts
  const headers = authHeaders(context, request)
  const answer = await checkInTurn({ context, request, account }, 'password', () =>
    callAuth(
      withSecondFactorPassed(account.id, () =>
        auth.api.changePassword({ body, headers, returnHeaders: true }),
      ),
    ),
  )
  if ('form' in answer) return answer
  if (!answer.ok) return refuse('password', answer.code)
  recordAudit(context, { action: 'change-password', accountId: account.id })
  return goOn('/cuenta?hecho=password', answer.cookies)
}

export async function endSession({ context, request, account, form }: AccountRequest): Promise<Response> {
  await endSessions(context, request, form.sesion ? { id: form.sesion } : 'others')
  recordAudit(context, { action: 'end-sessions', accountId: account.id })
  return goOn('/cuenta?hecho=sessions', [])
}

/** Deletes the account with all of its data, and redirects to the home page. */
export async function deleteAccount({
  context,
  request,
  account,
  form,
}: AccountRequest): Promise<AccountRefusal | Response> {
  const headers = authHeaders(context, request)
  const { auth } = services(context).accounts
  const hasPassword = await findHasPassword(context, request)
  const sameEmail = form.correo?.trim().toLowerCase() === account.email
  if (!hasPassword && !sameEmail) return { ...refuse('delete', ''), message: accountPageTexts.wrongEmail }
  const body = hasPassword ? { password: form.actual || ' ' } : {}
  const answer = await checkInTurn<unknown>({ context, request, account }, 'delete', () =>
    callAuth(auth.api.deleteUser({ body, headers, returnHeaders: true })),
  )
  if ('form' in answer) return answer
  if (!answer.ok) return refuse('delete', answer.code)
  recordAudit(context, { action: 'delete-account', accountId: account.id, wasWriter: account.mayWrite })
  return goOn('/', answer.cookies)
}

/** Returns true if the account has a password; accounts created through Google have none. */
export async function findHasPassword(context: Context, request: Request): Promise<boolean> {
  const { auth } = services(context).accounts
  const identities = await auth.api.listUserAccounts({ headers: authHeaders(context, request) })
  return identities.some(({ providerId }) => providerId === 'credential')
}

/** Counts a password check against the limits and runs it in the password queue. */
export async function checkInTurn<Value>(
  { context, request, account }: Omit<AccountRequest, 'form'>,
  form: string,
  check: () => Promise<AuthAnswer<Value>>,
): Promise<AuthAnswer<Value> | AccountRefusal> {
  const { database, passwordQueue } = services(context).accounts
  const answer = await passwordQueue.inTurn(request.signal, async () => {
    const counted = await countPasswordCheck(database, account.id)
    return counted.allowed ? check() : counted
  })
  if (answer === 'busy')
    return { ok: false, status: 503, form, message: tooManyAtOnce(passwordQueue.secondsUntil()) }
  if ('retryAfterSeconds' in answer)
    return { ok: false, status: 429, form, message: tooManyAttempts(answer.retryAfterSeconds) }
  return answer
}

function refuse(form: string, code: string): AccountRefusal {
  return { ok: false, status: 400, form, message: spanishAuthError(code) }
}

// The next page shows the result; it already has the new cookie.
function goOn(path: string, cookies: string[]): Response {
  return redirect(path, { status: 303, headers: withCookies(cookies) })
}
