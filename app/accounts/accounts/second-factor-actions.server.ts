import type { RouterContextProvider } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import {
  confirmSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  makeRecoveryCodes,
  replaceRecoveryCodes,
  startSecondFactor,
} from '../second-factor/second-factor-repository.server.ts'
import { findTotpStep, makeTotpSecret } from '../second-factor/totp.ts'
import {
  type AccountRefusal,
  type AccountRequest,
  checkInTurn,
  findHasPassword,
} from './account-actions.server.ts'
import { endSessions } from './account-sessions.server.ts'
import { tooManyAttempts } from './accounts-texts.ts'
import { authHeaders, callAuth } from './auth-call.server.ts'
import { spanishAuthError } from './auth-errors.server.ts'
import { recordAudit } from './record-audit.ts'
import { secondFactorTexts as texts } from './second-factor-texts.ts'
import { takeCode } from './second-step.server.ts'
import { countPasswordCheck } from './sign-in-limits.server.ts'

/** How long an unconfirmed secret remains valid, in milliseconds; after that the password is asked again. */
const setUpLastsMs = 15 * 60 * 1000

/** A successful outcome; `codes` are shown only once. */
export type FactorResult = { ok: true; form: string; message: string; codes?: string[] }
type Answer = AccountRefusal | FactorResult

/**
 * Starts the setup of a second factor after a password check. Has no message: the page then shows the new
 * secret.
 */
export async function beginFactor(asked: AccountRequest): Promise<Answer> {
  const { context, account } = asked
  const refused = await checkPerson(asked, 'begin')
  if (refused) return refused
  const { database, seal } = services(context).accounts
  const secret = seal.close(makeTotpSecret(), account.id)
  const now = new Date().toISOString()
  if (!(await startSecondFactor(database, { userId: account.id, secret, now })))
    return refuse('begin', texts.alreadyOn)
  return { ok: true, form: 'begin', message: '' }
}

/**
 * Activates the factor with its first code, and ends the other sessions, which never passed a second step.
 */
export async function confirmFactor({ context, request, account, form }: AccountRequest): Promise<Answer> {
  const { database } = services(context).accounts
  const userId = account.id
  const counted = await countPasswordCheck(database, userId)
  if (!counted.allowed) return refuse('confirm', tooManyAttempts(counted.retryAfterSeconds), 429)
  const pending = await findPendingSecret(context, userId, new Date())
  if (!pending) return refuse('confirm', texts.startedTooLong, 409)
  const step = findTotpStep(pending.secret, form.codigo ?? '', Date.now())
  if (step === undefined) return refuse('confirm', texts.wrongCode)
  const codes = makeRecoveryCodes()
  const now = new Date().toISOString()
  const isNew = await confirmSecondFactor(database, { userId, secret: pending.sealed, step, now, codes })
  if (!isNew) return refuse('confirm', texts.startedTooLong, 409)
  await endSessions(context, request, 'others')
  recordAudit(context, { action: 'second-factor-on', accountId: userId })
  return { ok: true, form: 'confirm', message: texts.turnedOn, codes }
}

/** Replaces the recovery codes, after a check of password and code. */
export async function renewCodes(asked: AccountRequest): Promise<Answer> {
  const refused = await checkBoth(asked, 'codes')
  if (refused) return refused
  const { context, account } = asked
  const { database } = services(context).accounts
  const codes = makeRecoveryCodes()
  await database.transaction().execute((transaction) => replaceRecoveryCodes(transaction, account.id, codes))
  recordAudit(context, { action: 'recovery-codes', accountId: account.id })
  return { ok: true, form: 'codes', message: '', codes }
}

/** Turns the factor off, after a check of password and code. */
export async function endFactor(asked: AccountRequest): Promise<Answer> {
  const refused = await checkBoth(asked, 'off')
  if (refused) return refused
  const { context, account } = asked
  await deleteSecondFactor(services(context).accounts.database, account.id)
  recordAudit(context, { action: 'second-factor-off', accountId: account.id })
  return { ok: true, form: 'off', message: texts.turnedOff }
}

async function checkBoth(asked: AccountRequest, form: string): Promise<AccountRefusal | undefined> {
  const { context, request, account } = asked
  const { database } = services(context).accounts
  const factor = await findSecondFactor(database, account.id)
  if (!factor?.confirmedAt) return refuse(form, texts.off, 409)
  const refused = await checkPerson(asked, form)
  if (refused) return refused
  const code = asked.form.codigo ?? ''
  // One field accepts both kinds of code, so that a user who lost the device can use a recovery code.
  const isRecovery = /[A-Za-z]/.test(code) || code.replace(/\W/g, '').length > 6
  const wrong = await takeCode(context, request, { userId: account.id, code, isRecovery })
  return wrong && refuse(form, wrong.message, wrong.status === 429 ? 429 : 400)
}

/** Checks the password again, or, for an account without one, that the session is recent. */
async function checkPerson(asked: AccountRequest, form: string): Promise<AccountRefusal | undefined> {
  const { context, request } = asked
  const { auth } = services(context).accounts
  const headers = authHeaders(context, request)
  if (!(await findHasPassword(context, request))) {
    const session = await auth.api.getSession({ headers })
    const age = Date.now() - (session?.session.createdAt.getTime() ?? 0)
    return age < freshMs ? undefined : refuse(form, spanishAuthError('SESSION_NOT_FRESH'))
  }
  const body = { password: asked.form.actual || ' ' }
  const answer = await checkInTurn<unknown>(asked, form, () =>
    callAuth(auth.api.verifyPassword({ body, headers, returnHeaders: true })),
  )
  if ('form' in answer) return answer
  return answer.ok ? undefined : refuse(form, spanishAuthError(answer.code))
}

const freshMs = 24 * 60 * 60 * 1000

function refuse(form: string, message: string, status = 400): AccountRefusal {
  return { ok: false, status, form, message }
}

/**
 * Returns the unconfirmed secret of a second factor, plain and encrypted; undefined if there is none or it
 * has expired.
 */
export async function findPendingSecret(
  context: Readonly<RouterContextProvider>,
  userId: string,
  now: Date,
): Promise<{ secret: string; sealed: string } | undefined> {
  const { database, seal } = services(context).accounts
  const factor = await findSecondFactor(database, userId)
  if (!factor || factor.confirmedAt || Date.parse(factor.startedAt) < now.getTime() - setUpLastsMs)
    return undefined
  const secret = seal.open(factor.secret, userId)
  return secret === undefined ? undefined : { secret, sealed: factor.secret }
}
