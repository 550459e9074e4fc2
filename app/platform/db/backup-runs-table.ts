import type { Instant } from './tables.ts'

/** One row: who makes a backup, of all instances, and why the last one failed. */
export type BackupRunsTable = {
  id: string
  /** Empty: nobody. */
  holder: string
  /** Who has not said by then that it goes on is gone. */
  until: Instant
  percent: number
  failedAt: Instant | null
  failure: string | null
}
