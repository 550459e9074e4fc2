import type { Database } from '../../platform/db/tables.ts'

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
