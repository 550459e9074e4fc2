import type { KyselyPlugin } from 'kysely'
import type { RouterContextProvider } from 'react-router'
import { onTestFinished } from 'vitest'
import type { Database } from '../../platform/db/tables.ts'
import { contextWith, testRequestInfo } from '../../platform/http/app-context-fixture.ts'
import { type Accounts, openAccounts } from './open-accounts.server.ts'
import type { AuditEntry } from './record-audit.ts'

export const accountsConfig = {
  siteUrl: 'http://localhost',
  secure: false,
  siteName: 'Engrana',
  authSecret: undefined,
  google: undefined,
  // No server listens on this port.
  smtp: { url: 'smtp://127.0.0.1:9', from: 'no-reply@ejemplo.es' },
}

/** Side effects recorded during a test. */
type Traces = { faults: unknown[]; audit: AuditEntry[]; statements: string[] }

/** Opens accounts on a test's database, and creates contexts for requests to them. */
export async function openTestAccounts(db: Database) {
  const traces: Traces = { faults: [], audit: [], statements: [] }
  const listen: KyselyPlugin = {
    transformQuery({ node }) {
      traces.statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const accounts = await openAccounts(db.withPlugin(listen), accountsConfig, (fault) =>
    traces.faults.push(fault),
  )
  onTestFinished(() => accounts.close())
  return { accounts, traces, contextFrom: (network: string) => makeContext(accounts, traces, network) }
}

/** Inserts an account directly, without registration. `password` is a hash. Returns the account's id. */
export async function addAccount({ auth }: Accounts, email: string, password?: string): Promise<string> {
  const { adapter } = await auth.$context
  const times = { createdAt: new Date(), updatedAt: new Date() }
  const user = await adapter.create({
    model: 'user',
    data: { email, name: '', emailVerified: false, ...times },
  })
  if (password !== undefined)
    await adapter.create({
      model: 'account',
      data: { userId: user.id, accountId: user.id, providerId: 'credential', password, ...times },
    })
  return user.id
}

function makeContext(accounts: Accounts, traces: Traces, network: string): RouterContextProvider {
  return contextWith({
    accounts,
    clientNetwork: network,
    recordAudit: (entry) => void traces.audit.push(entry),
    requestInfo: testRequestInfo({
      method: 'POST',
      reportError: (fault) => void traces.faults.push(fault),
    }),
  })
}
