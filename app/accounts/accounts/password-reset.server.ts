import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { services } from '../../platform/http/app-context.ts'
import { tooManyAtOnce } from './accounts-texts.ts'
import { authHeaders, callAuth } from './auth-call.server.ts'
import { spanishAuthError } from './auth-errors.server.ts'
import type { Accounts } from './open-accounts.server.ts'
import { findPasswordFault } from './password-rule.server.ts'
import type { Attempt } from './rate-limit-repository.server.ts'
import { recordAudit } from './record-audit.ts'
import { countPasswordReset } from './sign-in-limits.server.ts'

const emailSchema = z.email().max(254)

/** Delay until the response has been sent, in milliseconds. */
const afterTheAnswer = 500

/**
 * Sends a password reset link if the address has an account. The answer and its time are the same with or
 * without an account, because the account is looked up after the response. An invalid address is answered
 * alike.
 */
export async function requestPasswordReset(
  context: Readonly<RouterContextProvider>,
  given: string,
): Promise<Attempt> {
  const parsed = emailSchema.safeParse(given.trim().toLowerCase())
  if (!parsed.success) return { allowed: true }
  const email = parsed.data
  const { auth, database } = services(context).accounts
  const counted = await countPasswordReset(database, { email, network: services(context).clientNetwork })
  if (!counted.allowed) return counted
  recordAudit(context, { action: 'ask-password-reset' })
  const { reportError } = services(context).requestInfo
  // Delayed: a database in a file would otherwise answer before the page is rendered, and its write would add
  // to the response time.
  setTimeout(() => auth.api.requestPasswordReset({ body: { email } }).catch(reportError), afterTheAnswer)
  return counted
}

/**
 * Sets the password chosen through a reset link. Returns the Spanish error if it was rejected, undefined
 * otherwise.
 */
export async function resetPassword(
  context: Readonly<RouterContextProvider>,
  request: Request,
  body: { newPassword: string; token: string },
): Promise<{ status: number; message: string } | undefined> {
  const { auth, passwordQueue } = services(context).accounts
  const fault = findPasswordFault(body.newPassword, await findEmailOfLink(auth, body.token))
  if (fault) return { status: 400, message: spanishAuthError(fault) }
  const answer = await passwordQueue.inTurn(request.signal, () =>
    callAuth(auth.api.resetPassword({ body, headers: authHeaders(context, request), returnHeaders: true })),
  )
  if (answer === 'busy') return { status: 503, message: tooManyAtOnce(passwordQueue.secondsUntil()) }
  if (!answer.ok) return { status: 400, message: spanishAuthError(answer.code) }
  recordAudit(context, { action: 'reset-password' })
  return undefined
}

/** The address of the account that a link for a new password belongs to; empty where the link is not valid. */
async function findEmailOfLink({ $context }: Accounts['auth'], token: string): Promise<string> {
  const { internalAdapter } = await $context
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  const user = link && (await internalAdapter.findUserById(link.value))
  return user?.email ?? ''
}
