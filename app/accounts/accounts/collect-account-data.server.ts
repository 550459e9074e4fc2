import type { Database } from '../../platform/db/tables.ts'
import { countRecoveryCodes, findSecondFactor } from '../second-factor/second-factor-repository.server.ts'
import type { Account } from './account.ts'
import type { Accounts } from './open-accounts.server.ts'

/**
 * Personal data that a feature stores for an account: it is part of the data download and is deleted with the
 * account.
 */
export type PersonalData = {
  /** The key in the data download. */
  name: string
  /** Returns the data without account ids or secrets. */
  read: (db: Database, accountId: string) => Promise<unknown>
  /** Called before the account is deleted and again afterwards, for data written in between. */
  erase: (db: Database, accountId: string) => Promise<void>
}

/**
 * Collects all stored data of a user under Spanish names (docs/product.md 5.3), without secrets. `headers`:
 * those of the user's request.
 */
export async function collectAccountData(
  { auth, database, personalData }: Accounts,
  account: Account,
  headers: Headers,
): Promise<Record<string, unknown>> {
  const [factor, codesLeft, session, sessions, identities, ...data] = await Promise.all([
    findSecondFactor(database, account.id),
    countRecoveryCodes(database, account.id),
    auth.api.getSession({ headers }),
    auth.api.listSessions({ headers }),
    auth.api.listUserAccounts({ headers }),
    ...personalData.map(async ({ name, read }) => [name, await read(database, account.id)] as const),
  ])
  return {
    cuenta: {
      ...session?.user,
      administrador: account.isAdmin,
      editor: account.mayWrite && !account.isAdmin,
    },
    formasDeEntrar: identities.map(({ providerId, accountId, createdAt }) => {
      return { providerId, accountId, createdAt }
    }),
    ...(factor?.confirmedAt && {
      verificacionEnDosPasos: { activadaEl: factor.confirmedAt, codigosDeRecuperacion: codesLeft },
    }),
    sesiones: sessions.map(({ id, createdAt, updatedAt, expiresAt, ipAddress, userAgent }) => {
      return { id, createdAt, updatedAt, expiresAt, ipAddress, userAgent }
    }),
    ...Object.fromEntries(data),
  }
}
