import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { services } from '../../platform/http/app-context.ts'
import { signInThroughGate } from '../second-factor/sign-in-gate.server.ts'
import { accountsTexts, tooManyAtOnce, tooManyAttempts } from './accounts-texts.ts'
import { authHeaders, callAuth } from './auth-call.server.ts'
import { spanishAuthError } from './auth-errors.server.ts'
import { findPasswordFault } from './password-rule.server.ts'
import type { Refusal } from './rate-limit-repository.server.ts'
import { recordAudit } from './record-audit.ts'
import { askForCode } from './second-step.server.ts'
import {
  countRegistration,
  countSignIn,
  findSignInRefusal,
  resetRegistrationAttempts,
  resetSignInAttempts,
  type SignInTry,
} from './sign-in-limits.server.ts'

type Context = Readonly<RouterContextProvider>

export type CredentialsAnswer =
  | { ok: true; cookies: string[]; codeIsMissing?: true }
  | { ok: false; status: number; message: string; retryAfterSeconds?: number }

const wrong: CredentialsAnswer = { ok: false, status: 401, message: accountsTexts.wrongCredentials }

const credentialsSchema = z.object({
  email: z.email().max(254),
  password: z.string().min(1).max(4096),
  /** The id with which the page polls its place in the queue. */
  ticket: z.string().max(36).optional().catch(undefined),
})

/**
 * Signs in with e-mail and password. An unknown address and a wrong password get the same answer after the
 * same time. `codeIsMissing`: the account has a second factor, so the user is not signed in yet.
 */
export async function signIn(context: Context, request: Request, input: unknown): Promise<CredentialsAnswer> {
  const { database, devices, passwordQueue, passwords } = services(context).accounts
  const parsed = credentialsSchema.safeParse(input)
  if (!parsed.success) return wrong
  const email = parsed.data.email.toLowerCase()
  const device = devices.find(request, email)
  const attempt = { email, network: services(context).clientNetwork, device }
  // Checked before the queue, so that rate-limited requests do not occupy it.
  const refused = await findSignInRefusal(database, attempt)
  if (refused) return slowDown(context, refused, email)
  const { password, ticket } = parsed.data
  const work = async () => ({
    begun: performance.now(),
    answer: await trySignIn({ context, request, attempt, password }),
  })
  const turn = await passwordQueue.inTurn(request.signal, work, ticket)
  if (turn === 'busy') return refuseWhileBusy(context)
  // Waits outside the queue, so that others can proceed.
  if (turn.answer === wrong) await passwords.waitForSlowest(turn.begun)
  return turn.answer
}

type SignInParts = { context: Context; request: Request; attempt: SignInTry; password: string }

async function trySignIn({ context, request, attempt, password }: SignInParts): Promise<CredentialsAnswer> {
  const { auth, database, devices } = services(context).accounts
  const { email } = attempt
  const counted = await countSignIn(database, attempt)
  if (!counted.allowed) return slowDown(context, counted, email)
  const body = { email, password }
  const headers = authHeaders(context, request)
  const { value: answer, stopped } = await signInThroughGate(() =>
    callAuth(auth.api.signInEmail({ body, headers, returnHeaders: true })),
  )
  if (stopped !== undefined) {
    await resetSignInAttempts(database, attempt)
    return { ok: true, cookies: await askForCode(context, stopped), codeIsMissing: true }
  }
  if (!answer.ok) {
    recordAudit(context, { action: 'sign-in-refused', email })
    return wrong
  }
  await resetSignInAttempts(database, attempt)
  recordAudit(context, { action: 'sign-in', accountId: answer.value.user.id })
  return { ok: true, cookies: [...answer.cookies, devices.remember(request, email)] }
}

/** Creates an account and signs it in. Rejections carry the reason (docs/product.md 5.2). */
export async function register(
  context: Context,
  request: Request,
  input: unknown,
): Promise<CredentialsAnswer> {
  const { passwordQueue } = services(context).accounts
  const parsed = credentialsSchema.safeParse(input)
  if (!parsed.success) return refuse('INVALID_EMAIL')
  const email = parsed.data.email.toLowerCase()
  const { password, ticket } = parsed.data
  const fault = findPasswordFault(password, email)
  if (fault) return refuse(fault)
  const work = () => tryToRegister({ context, request, email, password })
  const answer = await passwordQueue.inTurn(request.signal, work, ticket)
  return answer === 'busy' ? refuseWhileBusy(context) : answer
}

type RegisterParts = { context: Context; request: Request; email: string; password: string }

async function tryToRegister({
  context,
  request,
  email,
  password,
}: RegisterParts): Promise<CredentialsAnswer> {
  const { auth, database, devices, passwords } = services(context).accounts
  const network = services(context).clientNetwork
  const counted = await countRegistration(database, network)
  if (!counted.allowed) return refuseForNow(counted)
  const body = { email, password, name: '' }
  const answer = await callAuth(
    auth.api.signUpEmail({ body, headers: authHeaders(context, request), returnHeaders: true }),
  )
  if (!answer.ok) {
    // The library hashes only for new addresses; this hash equalises the response time.
    await passwords.hash(password)
    return refuse(answer.code, answer.status)
  }
  await resetRegistrationAttempts(database, network)
  recordAudit(context, { action: 'register', accountId: answer.value.user.id })
  return { ok: true, cookies: [...answer.cookies, devices.remember(request, email)] }
}

function refuse(code: string, status = 400): CredentialsAnswer {
  return { ok: false, status, message: accountsTexts.notRegistered(spanishAuthError(code)) }
}

function refuseWhileBusy(context: Context): CredentialsAnswer {
  const retryAfterSeconds = services(context).accounts.passwordQueue.secondsUntil()
  return { ok: false, status: 503, message: tooManyAtOnce(retryAfterSeconds), retryAfterSeconds }
}

function slowDown(context: Context, refused: Refusal, email: string): CredentialsAnswer {
  recordAudit(context, { action: 'sign-in-slowed', email })
  return refuseForNow(refused)
}

function refuseForNow({ retryAfterSeconds }: Refusal): CredentialsAnswer {
  return { ok: false, status: 429, message: tooManyAttempts(retryAfterSeconds), retryAfterSeconds }
}
