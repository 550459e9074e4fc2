import { randomBytes } from 'node:crypto'
import { type Auth, type BetterAuthPlugin, betterAuth } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { getMigrations } from 'better-auth/db/migration'
import { z } from 'zod'
import type { Config } from '../../platform/config/config.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { openSeal, type Seal } from '../second-factor/seal.server.ts'
import { openSecondStepCookie, type SecondStepCookie } from '../second-factor/second-steps.server.ts'
import { type AuthSettings, authOptions, cookiePrefix } from './auth-options.server.ts'
import { findOrMakeAuthSecret, findSealSecrets } from './auth-secret.server.ts'
import type { PersonalData } from './collect-account-data.server.ts'
import { type GoogleSignIn, openGoogle } from './google.server.ts'
import { type KnownDevices, openKnownDevices } from './known-devices.server.ts'
import { type KnownSessions, openKnownSessions } from './known-sessions.server.ts'
import { openMailer, resetMessage, type SendMail } from './mailer.server.ts'
import {
  hashThreadCount,
  type OldHash,
  openPasswordHasher,
  type PasswordHasher,
} from './password-hasher.server.ts'
import { openPasswordQueue, type PasswordQueue } from './password-queue.server.ts'
import { shortenAddresses } from './session-repository.server.ts'

/** The services of accounts, opened once and shared by all requests. */
export type Accounts = {
  auth: Auth
  database: Database
  /** The name of the session cookie. */
  sessionCookie: string
  knownSessions: KnownSessions
  google: GoogleSignIn | undefined
  /** True if a forgotten password can be reset by e-mail. */
  resetsPasswords: boolean
  /** Undefined without a mail server. */
  sendMail: SendMail | undefined
  devices: KnownDevices
  /** Opens a session for an account that has passed all steps; the cookies are in the returned headers. */
  openSession: (userId: string, headers: Headers) => Promise<OpenedSession>
  secondStep: SecondStepCookie
  /** Encrypts the secrets of second factors. */
  seal: Seal
  passwords: PasswordHasher
  /** The queue for all work that checks or hashes a password. */
  passwordQueue: PasswordQueue
  personalData: readonly PersonalData[]
  close: () => Promise<void>
}

type OpenedSession = { headers: Headers; response: { email: string } }

type AccountsConfig = Pick<Config, 'siteUrl' | 'secure' | 'authSecret' | 'google' | 'smtp'> & {
  /** The site's name in messages; a function if it can change. */
  siteName: string | (() => string)
  personalData?: readonly PersonalData[]
}

/**
 * Opens a session for an account that our own code has admitted. It has no URL: only the server can call it.
 */
const openSession = createAuthEndpoint.serverOnly(
  { method: 'POST', body: z.object({ userId: z.string() }) },
  async (ctx) => {
    const { internalAdapter } = ctx.context
    const user = await internalAdapter.findUserById(ctx.body.userId)
    if (!user) throw new Error('The account has gone')
    const session = await internalAdapter.createSession(user.id)
    await setSessionCookie(ctx, { session, user })
    return { email: user.email }
  },
)

/** The plug-in of the auth library that opens a session after the second step. */
const sessionOpener = {
  id: 'session-opener',
  endpoints: { openSession },
} as const satisfies BetterAuthPlugin

/** {@link makeAccountTables} and {@link connectAccounts} in one. */
export async function openAccounts(
  database: Database,
  config: AccountsConfig,
  report: (error: unknown) => void,
): Promise<Accounts> {
  await makeAccountTables(database, config)
  return connectAccounts(database, config, report)
}

/** Creates or migrates the tables of the auth library. */
export async function makeAccountTables(database: Database, config: AccountsConfig): Promise<void> {
  const secret = await findOrMakeAuthSecret(database, config.authSecret)
  await migrateAuthTables({ ...settingsOfTables, database, secret })
}

/** Creates the tables inside an open transaction. The caller holds the migration lock and fills them. */
export async function makeAccountTablesWithin(transaction: Database): Promise<void> {
  // The library requires a secret but signs nothing here.
  const secret = randomBytes(32).toString('base64url')
  await runAuthMigrations({ ...settingsOfTables, database: transaction, secret })
}

const settingsOfTables = {
  siteUrl: undefined,
  secure: false,
  passwords: undefined,
  sendReset: undefined,
  personalData: [],
} as const

/** Opens the auth library on a database that has its tables. Mail failures go to `report`. */
export async function connectAccounts(
  database: Database,
  config: AccountsConfig,
  report: (error: unknown) => void,
): Promise<Accounts> {
  const { siteUrl, secure, siteName, smtp, personalData = [] } = config
  const secret = await findOrMakeAuthSecret(database, config.authSecret)
  const sendMail = smtp && siteUrl ? openMailer({ smtp, report }) : undefined
  const sendReset: AuthSettings['sendReset'] =
    sendMail && siteUrl
      ? (mail) => sendMail(resetMessage({ siteUrl, siteName: nameOf(siteName) }, mail))
      : undefined
  // One more than threads, so that all threads hash while one turn waits for the database.
  const passwordQueue = openPasswordQueue(hashThreadCount + 1)
  const passwords: PasswordHasher = openPasswordHasher((old) =>
    passwordQueue.atLeisure(() => renewHash(database, passwords, old).catch(report)),
  )
  const settings: AuthSettings = { database, secret, passwords, siteUrl, secure, sendReset, personalData }
  const options = authOptions(settings)
  const auth = betterAuth(options)
  // A separate instance with the endpoint in its type; both share the database.
  const opener = betterAuth({ ...options, plugins: [sessionOpener] })
  await deleteExpired(auth)
  await shortenAddresses(database)
  const sessionCookie = `${cookiePrefix(secure)}.session_token`
  return {
    auth,
    database,
    sessionCookie,
    knownSessions: openKnownSessions(database, sessionCookie, report),
    google: config.google && siteUrl ? openGoogle(settings, config.google) : undefined,
    resetsPasswords: sendReset !== undefined,
    sendMail,
    openSession: (userId, headers) =>
      opener.api.openSession({ body: { userId }, headers, returnHeaders: true }),
    secondStep: openSecondStepCookie(`${cookiePrefix(secure)}.second_step`, secure),
    seal: openSeal(await findSealSecrets(database, config.authSecret)),
    devices: openKnownDevices(`${cookiePrefix(secure)}.device`, secret, secure),
    passwords,
    passwordQueue,
    personalData,
    close: passwords.close,
  }
}

function nameOf(siteName: AccountsConfig['siteName']): string {
  return typeof siteName === 'string' ? siteName : siteName()
}

/** Deletes the rows of expired sessions and links, which are rejected anyway. */
async function deleteExpired(auth: Auth): Promise<void> {
  const { adapter } = await auth.$context
  const where = [{ field: 'expiresAt', operator: 'lt' as const, value: new Date() }]
  for (const model of ['session', 'verification']) await adapter.deleteMany({ model, where })
}

/**
 * Runs the library's migration in one transaction with a lock, so that instances that start together wait for
 * each other.
 */
async function migrateAuthTables(settings: AuthSettings): Promise<void> {
  await settings.database.transaction().execute(async (transaction) => {
    const { adapter } = transaction.getExecutor()
    await adapter.acquireMigrationLock(transaction, { lockTable: '', lockRowId: '' })
    await runAuthMigrations({ ...settings, database: transaction })
  })
}

async function runAuthMigrations(settings: AuthSettings): Promise<void> {
  const { runMigrations } = await getMigrations(authOptions(settings))
  await runMigrations()
}

/**
 * Replaces an outdated hash, unless the password has been changed since; salted hashes are unique, so the old
 * hash identifies the row.
 */
async function renewHash(
  database: Database,
  passwords: Pick<PasswordHasher, 'hash'>,
  { hash, password }: OldHash,
): Promise<void> {
  const renewed = await passwords.hash(password)
  await database.updateTable('identities').set({ password: renewed }).where('password', '=', hash).execute()
}
