import type { RouterContextProvider } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import {
  findSecondFactor,
  takeRecoveryCode,
  takeStep,
} from '../second-factor/second-factor-repository.server.ts'
import { beginSecondStep, endSecondStep, findSecondStep } from '../second-factor/second-steps.server.ts'
import { withSecondFactorPassed } from '../second-factor/sign-in-gate.server.ts'
import { findTotpStep } from '../second-factor/totp.ts'
import { tooManyAttempts } from './accounts-texts.ts'
import { authHeaders } from './auth-call.server.ts'
import type { CredentialsAnswer } from './credentials.server.ts'
import { recordAudit } from './record-audit.ts'
import { secondFactorTexts } from './second-factor-texts.ts'
import { countCode, resetCodeAttempts } from './sign-in-limits.server.ts'

type Context = Readonly<RouterContextProvider>

/** An entered code: from the app, or a recovery code. */
type TypedCode = { code: string; isRecovery: boolean }

/** Starts the second step of a sign-in and returns its cookies. */
export async function askForCode(context: Context, userId: string): Promise<string[]> {
  const { database, secondStep } = services(context).accounts
  return [secondStep.write(await beginSecondStep(database, userId, new Date()))]
}

/** Returns true if the browser has a sign-in between its two steps. */
export async function isBetweenSteps(context: Context, request: Request): Promise<boolean> {
  return (await findWaiting(context, request)) !== undefined
}

async function findWaiting(context: Context, request: Request) {
  const { database, secondStep } = services(context).accounts
  const token = secondStep.read(request)
  const userId = token && (await findSecondStep(database, token, new Date()))
  return token && userId ? { token, userId } : undefined
}

/**
 * Finishes a sign-in with its second step. The code is counted by account and network before it is checked,
 * and is valid once. `status` 401: the code is wrong or the first step has expired.
 */
export async function finishSignIn(
  context: Context,
  request: Request,
  typed: TypedCode,
): Promise<CredentialsAnswer> {
  const { database, devices, openSession, secondStep } = services(context).accounts
  const waiting = await findWaiting(context, request)
  if (!waiting) return { ok: false, status: 401, message: secondFactorTexts.tooLate }
  const { token, userId } = waiting
  const refused = await takeCode(context, request, { ...typed, userId })
  if (refused) return refused
  if (!(await endSecondStep(database, token)))
    return { ok: false, status: 401, message: secondFactorTexts.tooLate }
  const { headers, response } = await withSecondFactorPassed(userId, () =>
    openSession(userId, authHeaders(context, request)),
  )
  recordAudit(context, {
    action: typed.isRecovery ? 'sign-in-recovery-code' : 'sign-in-code',
    accountId: userId,
  })
  const device = devices.remember(request, response.email)
  return { ok: true, cookies: [...headers.getSetCookie(), device, secondStep.drop()] }
}

type CodeRefusal = Extract<CredentialsAnswer, { ok: false }>

/**
 * Counts a code and marks it as used. Returns the rejection of a code that is wrong, used, or over the limit;
 * undefined otherwise.
 */
export async function takeCode(
  context: Context,
  request: Request,
  { userId, code, isRecovery }: TypedCode & { userId: string },
): Promise<CodeRefusal | undefined> {
  const { database, devices } = services(context).accounts
  const { email } = await database
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const attempt = { userId, network: services(context).clientNetwork, device: devices.find(request, email) }
  const counted = await countCode(database, attempt)
  if (!counted.allowed) {
    const { retryAfterSeconds } = counted
    recordAudit(context, { action: 'code-slowed', accountId: userId })
    return { ok: false, status: 429, message: tooManyAttempts(retryAfterSeconds), retryAfterSeconds }
  }
  const isRight = isRecovery
    ? await takeRecoveryCode(database, { userId, code, now: new Date().toISOString() })
    : await takeAppCode(context, userId, code)
  if (isRight) {
    await resetCodeAttempts(database, attempt)
    return undefined
  }
  recordAudit(context, { action: 'code-refused', accountId: userId })
  return {
    ok: false,
    status: 401,
    message: isRecovery ? secondFactorTexts.wrongRecovery : secondFactorTexts.wrongCode,
  }
}

async function takeAppCode(context: Context, userId: string, code: string): Promise<boolean> {
  const { database, seal } = services(context).accounts
  const factor = await findSecondFactor(database, userId)
  if (!factor) return false
  const secret = seal.open(factor.secret, userId)
  if (secret === undefined) {
    const fault = 'A second factor cannot be read: AUTH_SECRET is not the one with which it was set up'
    services(context).requestInfo.reportError(new Error(fault))
    return false
  }
  const step = findTotpStep(secret, code, Date.now())
  return step !== undefined && takeStep(database, userId, step)
}
