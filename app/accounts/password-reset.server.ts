import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { requestContext } from '../ui/request-context.ts'
import { accountsContext } from './accounts-context.ts'
import { tooManyAtOnce } from './accounts-texts.ts'
import { recordAudit } from './audit-context.ts'
import { authHeaders, callAuth } from './auth-call.server.ts'
import { spanishAuthError } from './auth-errors.server.ts'
import { clientNetworkContext } from './client-network.ts'
import type { Accounts } from './open-accounts.server.ts'
import { findPasswordFault } from './password-rule.server.ts'
import type { Attempt } from './rate-limit-repository.server.ts'
import { countPasswordReset } from './sign-in-limits.server.ts'

const emailSchema = z.email().max(254)

/** Long enough for the answer to be on its way, in milliseconds. */
const afterTheAnswer = 500

/**
 * Sends the link for a new password where the address has an account. It says the same, and as fast, whoever has one:
 * whether somebody has is looked up after the answer. What is no address has no account either.
 */
export async function askPasswordReset(
  context: Readonly<RouterContextProvider>,
  given: string,
): Promise<Attempt> {
  const parsed = emailSchema.safeParse(given.trim().toLowerCase())
  if (!parsed.success) return { allowed: true }
  const email = parsed.data
  const { auth, database } = context.get(accountsContext)
  const counted = await countPasswordReset(database, { email, network: context.get(clientNetworkContext) })
  if (!counted.allowed) return counted
  recordAudit(context, { action: 'ask-password-reset' })
  const { reportError } = context.get(requestContext)
  // Not at once: a database in a file answers before the page is made, and its write would be in the time.
  setTimeout(() => auth.api.requestPasswordReset({ body: { email } }).catch(reportError), afterTheAnswer)
  return counted
}

/** Gives an account the password that the holder of a link has chosen; the refusal in Spanish where it may not be. */
export async function resetPassword(
  context: Readonly<RouterContextProvider>,
  request: Request,
  body: { newPassword: string; token: string },
): Promise<{ status: number; message: string } | undefined> {
  const { auth, passwordQueue } = context.get(accountsContext)
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
