import { createContext, type RouterContextProvider } from 'react-router'

/** What somebody did: an admin change names the document, a sign-in names the account only. */
export type AuditEntry = {
  action: string
  accountId?: string | undefined
  tipo?: string | undefined
  id?: string | undefined
  /** The account that it was done to, by its id. */
  person?: string | undefined
  /** The address that was tried, to find whose it is: it is written nowhere. */
  email?: string | undefined
  /** Whoever did it wrote here, and does not any more. */
  wasWriter?: boolean
}

/** Writes one audit line with the id of the request. Holds ids only: no addresses, names or texts of people. */
export type AuditWriter = (entry: AuditEntry) => void

export const auditContext = createContext<AuditWriter>()

type Context = Readonly<RouterContextProvider>

/** One audit line for a sign-in or an admin change (decision 5); an admin's is kept in the register too (decision 39). */
export function recordAudit(context: Context, entry: AuditEntry): void {
  context.get(auditContext)(entry)
}
