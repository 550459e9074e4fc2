import type { Database } from '../../platform/db/tables.ts'

/** What a feature keeps of people beside their accounts: it stands in the file of their data and goes with the account. */
export type PersonalData = {
  /** Its key in that file. */
  name: string
  /** Without ids of accounts or secrets. */
  read: (db: Database, accountId: string) => Promise<unknown>
  /** Called before the account goes and once more after, for what came in between. */
  erase: (db: Database, accountId: string) => Promise<void>
}
