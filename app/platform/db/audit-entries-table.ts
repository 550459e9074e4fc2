import type { Instant } from './tables.ts'

/**
 * The audit log: what admins, editors and the operator did. It stores ids, never addresses, names or texts.
 */
export type AuditEntriesTable = {
  id: string
  at: Instant
  action: string
  /** The account that acted, or that a failed sign-in tried; null when it is unknown. */
  accountId: string | null
  /** The operating-system user that ran a command. */
  operator: string | null
  tipo: string | null
  documentId: string | null
}
