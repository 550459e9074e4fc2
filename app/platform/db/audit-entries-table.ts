import type { Instant } from './tables.ts'

/** What an admin did, or the operator by a command: ids, no addresses, names or texts. */
export type AuditEntriesTable = {
  id: string
  at: Instant
  action: string
  /** Who did it, or whose door was tried; null where nobody is known. */
  accountId: string | null
  /** The system user of a command. */
  operator: string | null
  tipo: string | null
  documentId: string | null
}
