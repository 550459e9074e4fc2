import { expect, it, vi } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { services } from '../../platform/http/app-context.ts'
import { openTestAccounts } from './accounts-fixture.ts'
import { spanishAuthError } from './auth-errors.server.ts'
import { register } from './credentials.server.ts'
import { requestPasswordReset, resetPassword } from './password-reset.server.ts'

const request = new Request('http://localhost/recuperar')
const password = 'rueda-dentada-9'

describeOnBothDatabases('asking for a new password', (open) => {
  it('answers an invalid address like any other, without a logged error and without counting it', async () => {
    const db = await open()
    const { contextFrom, traces } = await openTestAccounts(db)
    const context = contextFrom('192.0.2.7')
    for (const email of [
      '',
      'x',
      'ana@b',
      'ana@ejemplo.es\r\nBcc: leo@ejemplo.es',
      `${'a'.repeat(300)}@b.es`,
    ])
      expect(await requestPasswordReset(context, email)).toEqual({ allowed: true })
    expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([])
    expect(await requestPasswordReset(context, 'nadie@ejemplo.es')).toEqual({ allowed: true })
    // Looking up the account takes two statements after the counters; nothing follows for an unknown address.
    const counted = traces.statements.length
    await vi.waitUntil(() => traces.statements.length >= counted + 2, { timeout: 10_000 })
    expect(traces.faults).toEqual([])
  })

  it('does the same work before the response with or without an account, and sends the link later', async () => {
    const db = await open()
    const { contextFrom, traces } = await openTestAccounts(db)
    const context = contextFrom('192.0.2.7')
    await register(context, request, { email: 'ana@ejemplo.es', password })
    const workFor = async (email: string): Promise<string[]> => {
      traces.statements.length = 0
      await requestPasswordReset(context, email)
      // Runs until a response would have been sent.
      await new Promise((resolve) => setImmediate(resolve))
      return [...traces.statements]
    }
    const known = await workFor('ana@ejemplo.es')
    expect(known).toEqual(['SelectQueryNode', 'InsertQueryNode'])
    // The mail server of these tests is unreachable, so the attempt to send is recorded as a fault.
    await vi.waitUntil(() => traces.faults.length > 0, { timeout: 10_000 })
    expect(await workFor('nadie@ejemplo.es')).toEqual(known)
  })

  it('rejects an unknown token, and a common password', async () => {
    const { contextFrom } = await openTestAccounts(await open())
    const context = contextFrom('192.0.2.7')
    expect(await resetPassword(context, request, { newPassword: password, token: 'inventado' })).toEqual({
      status: 400,
      message: 'El enlace ya no vale. Pide otro.',
    })
    expect(
      await resetPassword(context, request, { newPassword: 'contraseña', token: 'inventado' }),
    ).toMatchObject({ status: 400 })
  })

  it('refuses the address of the account as its password, as registering does, and leaves the link valid', async () => {
    const { contextFrom } = await openTestAccounts(await open())
    const context = contextFrom('192.0.2.7')
    await register(context, request, { email: 'martagarcia@ejemplo.es', password })
    const { internalAdapter } = await services(context).accounts.auth.$context
    const found = await internalAdapter.findUserByEmail('martagarcia@ejemplo.es')
    await internalAdapter.createVerificationValue({
      identifier: 'reset-password:enlace',
      value: found?.user.id ?? '',
      expiresAt: new Date(Date.now() + 60_000),
    })
    const token = 'enlace'
    expect(await resetPassword(context, request, { newPassword: 'martagarcia1', token })).toEqual({
      status: 400,
      message: spanishAuthError('PASSWORD_TOO_COMMON'),
    })
    expect(await resetPassword(context, request, { newPassword: 'polea-y-correa', token })).toBeUndefined()
  })
})
