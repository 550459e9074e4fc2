import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/database-contract.ts'
import { type RequestInfo, requestContext } from '../ui/request-context.ts'
import { accountsContext } from './accounts-context.ts'
import { auditContext } from './audit-context.ts'
import { clientNetworkContext } from './client-network.ts'
import { openAccounts } from './open-accounts.server.ts'
import { askPasswordReset } from './password-reset.server.ts'

const config = {
  siteUrl: 'http://localhost',
  siteName: 'Engrana',
  authSecret: undefined,
  google: undefined,
  // Nothing listens there: no address of these tests has an account, so no message leaves.
  smtp: { url: 'smtp://127.0.0.1:9', from: 'no-reply@ejemplo.es' },
}

describeOnBothDatabases('asking for a new password', (open) => {
  it('answers what is no address like any other, without a fault in the log and without counting it', async () => {
    const db = await open()
    const faults: unknown[] = []
    const context = new RouterContextProvider()
    context.set(accountsContext, await openAccounts(db, config, () => {}))
    context.set(clientNetworkContext, '192.0.2.7')
    context.set(auditContext, () => {})
    const reportError = (fault: unknown): void => void faults.push(fault)
    const info: RequestInfo = {
      id: 'r1',
      method: 'POST',
      nonce: '',
      today: '2026-11-20',
      siteName: 'Engrana',
      origin: 'http://localhost',
      publicOrigin: null,
      reportError,
      bootScript: '',
    }
    context.set(requestContext, info)
    for (const email of [
      '',
      'x',
      'ana@b',
      'ana@ejemplo.es\r\nBcc: leo@ejemplo.es',
      `${'a'.repeat(300)}@b.es`,
    ])
      expect(await askPasswordReset(context, email)).toEqual({ allowed: true })
    expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([])
    expect(await askPasswordReset(context, 'nadie@ejemplo.es')).toEqual({ allowed: true })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(faults).toEqual([])
  })
})
