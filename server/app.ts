import * as routes from 'virtual:react-router/server-build'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { AuditWriter } from '../app/accounts/audit-context.ts'
import { ConfigError, readConfig } from '../app/config.server.ts'
import { hearFaults } from '../app/db/fault-channel.ts'
import { DatabaseTooNewError } from '../app/db/migrate.server.ts'
import { DatabaseStartError } from '../app/db/start-error.server.ts'
import { closeServices, createRequestContext, openServices } from '../app/services.server.ts'
import { answeringUnavailable, withRetryAfter } from './answer-unavailable.ts'
import { answerKeeping } from './answer-visitor.ts'
import { createDayClock } from './day-clock.ts'
import { type App, createListener, type Listener } from './listener.ts'
import { openLog } from './log.ts'
import { PageCache } from './page-cache.ts'
import { securityHeaders } from './security-headers.ts'
import { serveKeptPages } from './send-kept-page.ts'
import { createVersionReader } from './version-reader.ts'

/**
 * The whole site behind one function for Node's HTTP server. It is bundled with the pages, so that
 * both see the same contexts.
 */
export async function openApp(environment: Record<string, string | undefined>): Promise<App> {
  const config = readConfig(environment)
  const log = openLog(config.logLevel)
  const logFault = (error: unknown): void => log.events.error({ err: error }, 'fault')
  const services = await openServices(config, logFault)
  const stopHearing = hearFaults(logFault)
  // The generated types of this module say `undefined` where ServerBuild says «may be absent».
  const build = routes as ServerBuild
  const handle = createRequestHandler(answeringUnavailable(build), environment.NODE_ENV ?? 'production')
  const sessionCookie = services.accounts.sessionCookie
  const cache = new PageCache({
    clock: services.clock,
    readVersions: createVersionReader(services),
    today: createDayClock(),
  })
  const listener = createListener({
    log,
    trustProxy: config.trustProxy,
    secure: config.siteUrl?.startsWith('https:') ?? false,
    siteOrigin: config.siteUrl && new URL(config.siteUrl).origin,
    handle: (request, { id, network }) => {
      const reportError = (error: unknown): void => log.events.error({ id, err: error }, 'fault')
      const recordAudit: AuditWriter = ({ id: document, ...entry }) =>
        log.audit.info({ id, ...entry, document }, 'audit')
      const facts = { id, network, reportError, recordAudit }
      return answerKeeping(cache, sessionCookie, request, async (page) => {
        const isChange = request.method !== 'GET' && request.method !== 'HEAD'
        try {
          const context = createRequestContext(services, { request: page, ...facts })
          const response = withRetryAfter(await handle(page, context))
          if (isChange && response.status < 500) cache.askAgain()
          return response
        } finally {
          if (isChange) services.clock.touch()
        }
      })
    },
  })
  const headers = securityHeaders(config.siteUrl?.startsWith('https:') ?? false)
  const serveKept = (next: Listener): Listener => serveKeptPages({ cache, sessionCookie, headers, log }, next)
  const close = async (): Promise<void> => {
    stopHearing()
    await closeServices(services)
    log.flush()
  }
  return { config, log, listener, serveKept, close }
}

/** Whether a start failed for a reason that its message tells the operator in full. */
export function isOperatorError(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof DatabaseTooNewError ||
    error instanceof DatabaseStartError
  )
}
