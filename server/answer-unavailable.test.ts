import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { DatabaseUnavailableError } from '../app/platform/db/database-unavailable.ts'
import { contextWith } from '../app/platform/http/app-context-fixture.ts'
import type { RequestInfo } from '../app/platform/http/request-info.ts'
import { ThreadsBusyError } from '../app/platform/markdown/thread-pool.server.ts'
import { answeringUnavailable } from './answer-unavailable.ts'

const faultOf = (reason: string): Error =>
  new Error('wrapped', { cause: new DatabaseUnavailableError(reason) })

/** The text that an endpoint returns when its action throws this fault. */
async function answerTo(fault: Error): Promise<string> {
  const action = () => Promise.reject(fault)
  const build = { routes: { a: { id: 'a', module: { action } } } } as unknown as ServerBuild
  const context = contextWith({ requestInfo: { reportError: () => {} } as unknown as RequestInfo })
  const wrapped = answeringUnavailable(build).routes.a?.module.action
  const args = { context } as unknown as Parameters<NonNullable<typeof wrapped>>[0]
  const refusal = await Promise.resolve(wrapped?.(args)).catch((error: unknown) => error)
  if (!(refusal instanceof Response)) throw new Error('It was not refused')
  expect(refusal.status).toBe(503)
  return refusal.text()
}

test('answers 503 with «no responde ahora» for an unreachable database and with «disco lleno» for a full or failing disk', async () => {
  expect(await answerTo(faultOf('SQLITE_BUSY'))).toContain('La base de datos no responde ahora')
  for (const reason of ['SQLITE_FULL', 'SQLITE_READONLY', '53100', 'SQLITE_IOERR_FSYNC'])
    expect(await answerTo(faultOf(reason))).toContain('El disco del servidor está lleno')
})

test('answers 503 and asks to try again when the worker threads are overloaded', async () => {
  expect(await answerTo(new ThreadsBusyError())).toContain('mucho que preparar')
})
