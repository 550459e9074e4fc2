import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { PostgresAdapter } from 'kysely'
import type { Database } from '../../platform/db/tables.ts'
import { deleteSecondFactor } from '../second-factor/second-factor-repository.server.ts'
import { endSecondStepsOf } from '../second-factor/second-steps.server.ts'
import { isStopped } from '../second-factor/sign-in-gate.server.ts'
import { shortenAddress } from './client-network.ts'
import type { PersonalData } from './collect-account-data.server.ts'
import type { PasswordHasher } from './password-hasher.server.ts'
import { changeRole } from './role-repository.server.ts'
import { deleteOldestSessions, deleteSession } from './session-repository.server.ts'

/** The header in which the server, never the client, passes the client network to the auth library. */
export const networkHeader = 'x-engrana-network'
export const googleResultPath = '/entrar/google/fin'

/** Error code: no session before the second step. */
const codeIsMissing = 'SECOND_FACTOR_REQUIRED'
/** Error code: the account of the last admin cannot be deleted. */
const lastAdminCode = 'LAST_ADMIN'

type Mail = { to: string; token: string }

export type AuthSettings = {
  database: Database
  secret: string
  /** Undefined if only tables are created. */
  passwords: PasswordHasher | undefined
  /** The public address; if undefined, features that need one (Google, e-mail) are off. */
  siteUrl: string | undefined
  /** True if visitors use https. */
  secure: boolean
  /** Sends the link that resets a password; undefined without a mail server. */
  sendReset: ((mail: Mail) => void) | undefined
  /** Data of features that is deleted with an account. */
  personalData: readonly PersonalData[]
}

const daySeconds = 24 * 60 * 60
/** Seconds. */
export const sessionLasts: number = 14 * daySeconds
export const sessionRenewedAfter: number = daySeconds

/** Returns the prefix of all cookie names; `__Host-` binds cookies to this host and to https. */
export function cookiePrefix(secure: boolean): string {
  return secure ? '__Host-engrana' : 'engrana'
}

/** Returns the configuration of the auth library (decision 5). */
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
      // An address that Google has not verified cannot create an account.
      validateUserInfo: ({ user, source }) =>
        source.method === 'oauth' && source.action === 'create-user' && !user.emailVerified
          ? { error: 'email_not_verified' }
          : undefined,
    },
    // No cookie cache: a revoked session ends at once, at the cost of two queries per request.
    session: {
      modelName: 'sessions',
      expiresIn: sessionLasts,
      updateAge: sessionRenewedAfter,
      freshAge: daySeconds,
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
    // Rate limits are in sign-in-limits, per network and account; the edge checks the origin of requests.
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
        // The check is in this hook and not at each sign-in method, so that it also covers future methods of
        // the library.
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
    // After a password change, a sign-in between two steps that used the former password ends.
    account: { update: { after: ({ userId }) => endSecondStepsOf(database, userId) } },
  }
}

type SessionHook = NonNullable<
  NonNullable<NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['session']>['create']>['after']
>

/**
 * Ends the browser's previous session: its cookie is about to be replaced, so no one could sign out of it.
 */
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
    // A join loads users and identities in one statement, so that unknown addresses take as long as known
    // ones.
    database: { joins: true },
    disableCSRFCheck: true,
    disableOriginCheck: true,
  }
}

// The auth library needs to know the SQL dialect.
function isPostgres(database: Database): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}
