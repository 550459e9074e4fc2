import type { RouterContextProvider } from 'react-router'
import { services } from '../../platform/http/app-context.ts'

/** An audited action. An admin's change names the document, a sign-in only the account. */
export type AuditEntry = {
  action: string
  accountId?: string | undefined
  tipo?: string | undefined
  id?: string | undefined
  /** The id of the account that the action affected. */
  person?: string | undefined
  /**
   * The email address of a sign-in attempt, used to find its account. Never written to the log or register.
   */
  email?: string | undefined
  /** The user had the right to write, but no longer has it. */
  wasWriter?: boolean
}

/**
 * Writes one audit line with the id of the request. Entries contain only ids: no addresses, names or texts of
 * people.
 */
export type AuditWriter = (entry: AuditEntry) => void

declare module '../../platform/http/app-context.ts' {
  interface AppContext {
    recordAudit: AuditWriter
  }
}

type Context = Readonly<RouterContextProvider>

/**
 * Records a sign-in or an admin's change in the log (decision 5), and those of admins and editors in the
 * register (decision 39).
 */
export function recordAudit(context: Context, entry: AuditEntry): void {
  services(context).recordAudit(entry)
}
