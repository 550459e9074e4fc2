import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { accountsContext } from './accounts-context.ts'
import { accountsTexts, tooManyAttempts } from './accounts-texts.ts'
import { recordAudit } from './audit-context.ts'
import { authHeaders, callAuth } from './auth-call.server.ts'
import { spanishAuthError } from './auth-errors.server.ts'
import { clientNetworkContext } from './client-network.ts'
import { findPasswordFault } from './password-rule.server.ts'
import type { Attempt } from './rate-limit-repository.server.ts'
import { countRegistration, countSignIn, forgiveSignIn } from './sign-in-limits.server.ts'

type Context = Readonly<RouterContextProvider>

export type CredentialsAnswer =
  | { ok: true; cookies: string[] }
  | { ok: false; status: number; message: string; retryAfterSeconds?: number }

const credentialsSchema = z.object({ email: z.email().max(254), password: z.string().min(1).max(4096) })

/** Signs in with e-mail and password. An unknown address and a wrong password get the same answer after the same work. */
export async function signIn(context: Context, request: Request, input: unknown): Promise<CredentialsAnswer> {
  const { auth, database } = context.get(accountsContext)
  const wrong = { ok: false, status: 401, message: accountsTexts.wrongCredentials } as const
  const parsed = credentialsSchema.safeParse(input)
  if (!parsed.success) return wrong
  const body = { ...parsed.data, email: parsed.data.email.toLowerCase() }
  const attempt = { email: body.email, network: context.get(clientNetworkContext) }
  const counted = await countSignIn(database, attempt)
  if (!counted.allowed) {
    recordAudit(context, { action: 'sign-in-slowed' })
    return refuseForNow(counted)
  }
  const answer = await callAuth(
    auth.api.signInEmail({ body, headers: authHeaders(context, request), returnHeaders: true }),
  )
  if (!answer.ok) {
    recordAudit(context, { action: 'sign-in-refused' })
    return wrong
  }
  await forgiveSignIn(database, attempt)
  recordAudit(context, { action: 'sign-in', accountId: answer.value.user.id })
  return { ok: true, cookies: answer.cookies }
}

/** Makes an account and signs it in. Refusals carry the reason (spec §8, «No se pudo registrar: »). */
export async function register(
  context: Context,
  request: Request,
  input: unknown,
): Promise<CredentialsAnswer> {
  const { auth, database } = context.get(accountsContext)
  const parsed = credentialsSchema.safeParse(input)
  if (!parsed.success) return refuse('INVALID_EMAIL')
  const email = parsed.data.email.toLowerCase()
  const { password } = parsed.data
  const fault = findPasswordFault(password, email)
  if (fault) return refuse(fault)
  const counted = await countRegistration(database, context.get(clientNetworkContext))
  if (!counted.allowed) return refuseForNow(counted)
  const body = { email, password, name: '' }
  const answer = await callAuth(
    auth.api.signUpEmail({ body, headers: authHeaders(context, request), returnHeaders: true }),
  )
  if (!answer.ok) return refuse(answer.code, answer.status)
  recordAudit(context, { action: 'register', accountId: answer.value.user.id })
  return { ok: true, cookies: answer.cookies }
}

function refuse(code: string, status = 400): CredentialsAnswer {
  return { ok: false, status, message: accountsTexts.notRegistered(spanishAuthError(code)) }
}

function refuseForNow({ retryAfterSeconds }: Extract<Attempt, { allowed: false }>): CredentialsAnswer {
  return { ok: false, status: 429, message: tooManyAttempts(retryAfterSeconds), retryAfterSeconds }
}
