import { createContext, type RouterContextProvider } from 'react-router'

/** What somebody did: an admin change names the document, a sign-in names the account only. */
export type AuditEntry = {
  action: string
  accountId?: string | undefined
  tipo?: string | undefined
  id?: string | undefined
}

/** Writes one audit line with the id of the request. Holds ids only: no addresses, names or texts of people. */
export type AuditWriter = (entry: AuditEntry) => void

export const auditContext = createContext<AuditWriter>()

type Context = Readonly<RouterContextProvider>

/** One audit line for a sign-in or an admin change (decision 5). */
export function recordAudit(context: Context, entry: AuditEntry): void {
  context.get(auditContext)(entry)
}
