import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { PostgresAdapter } from 'kysely'
import type { Database } from '../../platform/db/tables.ts'
import { deleteSecondFactor } from '../second-factor/second-factor-repository.server.ts'
import { endSecondStepsOf } from '../second-factor/second-steps.server.ts'
import { isStopped } from '../second-factor/sign-in-gate.server.ts'
import type { PasswordHasher } from './password-hasher.server.ts'
import type { PersonalData } from './personal-data.ts'
import { changeRole } from './role-repository.server.ts'
import { deleteOldestSessions, deleteSession } from './session-repository.server.ts'
import { shortenAddress } from './shorten-address.ts'

/** The header in which our own code, never a client, tells the auth library who asks. */
export const networkHeader = 'x-engrana-network'
export const googleResultPath = '/entrar/google/fin'

/** Code of the refusal to open a session before the second step. */
const codeIsMissing = 'SECOND_FACTOR_REQUIRED'
/** Code of the refusal to delete the account of the only admin. */
const lastAdminCode = 'LAST_ADMIN'

type Mail = { to: string; token: string }

export type AuthSettings = {
  database: Database
  secret: string
  /** Undefined where only tables are made. */
  passwords: PasswordHasher | undefined
  /** Public address; undefined where none is fixed: then nothing that needs one (Google, e-mail) is on. */
  siteUrl: string | undefined
  /** Whether people reach the site by https. */
  secure: boolean
  /** Sends the link that resets a password, or undefined where no mail server is set. */
  sendReset: ((mail: Mail) => void) | undefined
  /** What goes with an account. */
  personalData: readonly PersonalData[]
}

const day = 24 * 60 * 60
/** Seconds. */
export const sessionLasts: number = 14 * day
export const sessionRenewedAfter: number = day

/** Beginning of the names of all cookies; `__Host-` binds them to this host and to https. */
export function cookiePrefix(secure: boolean): string {
  return secure ? '__Host-engrana' : 'engrana'
}

/** How the auth library is set up (decision 5). */
export function authOptions({
  database,
  secret,
  passwords,
  siteUrl,
  secure,
  sendReset,
  personalData,
}: AuthSettings): BetterAuthOptions {
  return {
    appName: 'Engrana',
    baseURL: siteUrl ?? 'http://localhost',
    basePath: '/api/auth',
    secret,
    database: { db: database, type: isPostgres(database) ? 'postgres' : 'sqlite' },
    user: {
      modelName: 'users',
      deleteUser: deleteOptions(database, personalData),
      // Whoever comes with an address that Google has not verified gets no account by it.
      validateUserInfo: ({ user, source }) =>
        source.method === 'oauth' && source.action === 'create-user' && !user.emailVerified
          ? { error: 'email_not_verified' }
          : undefined,
    },
    // No cookie cache: a session that was ended is over at once, and being signed in costs two look-ups.
    session: {
      modelName: 'sessions',
      expiresIn: sessionLasts,
      updateAge: sessionRenewedAfter,
      freshAge: day,
      cookieCache: { enabled: false },
    },
    databaseHooks: hooksOf(database),
    account: {
      modelName: 'identities',
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, disableImplicitLinking: true },
    },
    verification: { modelName: 'verifications' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      ...(passwords && { password: { hash: passwords.hash, verify: passwords.verify } }),
      revokeSessionsOnPasswordReset: true,
      ...(sendReset && {
        sendResetPassword: async ({ user, token }) => sendReset({ to: user.email, token }),
      }),
    },
    // Ours counts by network and by account (sign-in-limits), and the edge checks where requests come from.
    rateLimit: { enabled: false },
    onAPIError: { errorURL: `${googleResultPath}?error=1` },
    logger: { disabled: true },
    telemetry: { enabled: false },
    advanced: advancedOptions(secure),
  }
}

function hooksOf(database: Database): NonNullable<BetterAuthOptions['databaseHooks']> {
  return {
    session: {
      create: {
        // Here and not at each way in: what opens a session in a later version of the library is stopped too.
        before: async ({ userId, ipAddress }) => {
          if (await isStopped(database, userId)) throw new APIError('FORBIDDEN', { code: codeIsMissing })
          return { data: { ipAddress: shortenAddress(ipAddress) } }
        },
        async after({ userId, token }, ctx) {
          await endSessionBefore(database, ctx, token)
          await deleteOldestSessions(database, userId)
        },
      },
    },
    // A password that was changed: who knew the one of before is between two steps no more.
    account: { update: { after: ({ userId }) => endSecondStepsOf(database, userId) } },
  }
}

type SessionHook = NonNullable<
  NonNullable<NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['session']>['create']>['after']
>

/** Ends the session that the browser had: its cookie is about to be another one, and nobody could sign out of it. */
async function endSessionBefore(
  database: Database,
  ctx: Parameters<SessionHook>[1],
  token: string,
): Promise<void> {
  if (!ctx) return
  const { authCookies, secret } = ctx.context
  const before = await ctx.getSignedCookie(authCookies.sessionToken.name, secret)
  if (before && before !== token) await deleteSession(database, before)
}

type DeleteOptions = NonNullable<NonNullable<BetterAuthOptions['user']>['deleteUser']>

function deleteOptions(database: Database, personalData: readonly PersonalData[]): DeleteOptions {
  const erase = async (id: string): Promise<void> => {
    for (const data of personalData) await data.erase(database, id)
  }
  return {
    enabled: true,
    beforeDelete: async ({ id }) => {
      const { status } = await changeRole(database, { userId: id, role: null })
      if (status === 'last-admin') throw new APIError('FORBIDDEN', { code: lastAdminCode })
      await deleteSecondFactor(database, id)
      await erase(id)
    },
    afterDelete: ({ id }) => erase(id),
  }
}

function advancedOptions(secure: boolean): NonNullable<BetterAuthOptions['advanced']> {
  return {
    useSecureCookies: false,
    cookiePrefix: cookiePrefix(secure),
    defaultCookieAttributes: { secure, sameSite: 'lax', httpOnly: true, path: '/' },
    ipAddress: { ipAddressHeaders: [networkHeader] },
    // People and their identities in one statement: an address that nobody has costs as many as one that somebody has.
    database: { joins: true },
    disableCSRFCheck: true,
    disableOriginCheck: true,
  }
}

// The auth library must be told which dialect it speaks.
function isPostgres(database: Database): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}
