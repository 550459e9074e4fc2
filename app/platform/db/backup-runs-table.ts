import type { Instant } from './tables.ts'

/** A single row: the backup in progress, across all instances, and the failure of the last one. */
export type BackupRunsTable = {
  id: string
  /** Random id of the process that makes a backup; '' when there is none. */
  holder: string
  /** End of the lease: a holder that has not renewed it by then is considered dead. */
  until: Instant
  percent: number
  failedAt: Instant | null
  failure: string | null
}
