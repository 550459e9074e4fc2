import * as routes from 'virtual:react-router/server-build'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { AuditWriter } from '../app/accounts/accounts/record-audit.ts'
import { offerFirstAdmin } from '../app/accounts/people/invitation-repository.server.ts'
import type { RenderedPage } from '../app/documents/drafts/render-preview.server.ts'
import { readConfig } from '../app/platform/config/config.server.ts'
import { onReportedFault } from '../app/platform/db/fault-channel.ts'
import { isServer } from '../app/platform/db/open-database.server.ts'
import { type Metrics, openMetrics } from '../app/platform/operations/metrics.server.ts'
import { Spans, withSpans } from '../app/platform/timing/spans.server.ts'
import { createRequestContext } from '../app/start/request-context.server.ts'
import { openServices, type Services } from '../app/start/services.server.ts'
import { answeringUnavailable, withRetryAfter } from './answer-unavailable.ts'
import { compressResponse } from './edge/compress-response.ts'
import { redirectToHttps } from './edge/https-redirect.ts'
import { serveStaticFiles } from './edge/static-files.ts'
import { knowingMethods, withAllow } from './known-methods.ts'
import { type App, createListener, type RequestFacts } from './listener.ts'
import { type Log, openLog } from './log.ts'
import { withNamedParameters } from './named-parameters.ts'
import { openPages } from './pages/open-pages.ts'

export { isForOperator } from '../app/platform/config/operator-error.ts'

// The generated types of this module allow `undefined` where ServerBuild declares an optional property.
const build = routes as ServerBuild

/**
 * Opens the whole site behind one listener for Node's HTTP server. It is bundled together with the pages, so
 * that both use the same context objects. Throws an operator error when a setting is invalid.
 */
export async function openApp(environment: Record<string, string | undefined>): Promise<App> {
  const config = readConfig(environment)
  const metrics = config.metricsToken === undefined ? undefined : await openMetrics(config.metricsToken)
  const log = countRequests(openLog(config.logLevel, metrics?.recordFault), metrics)
  const logFault = (error: unknown): void => log.events.error({ err: error }, 'fault')
  const services = await openServices(config, logFault, metrics)
  const stopHearing = onReportedFault(logFault)
  const mode = environment.NODE_ENV ?? 'production'
  const answer = openRouter(services, log, mode)
  const { answerPages, askAgain, catchUp } = openPages({
    services,
    log,
    routes: build.routes,
    answer,
  })
  const handle = async (request: Request, facts: RequestFacts): Promise<Response> => {
    const isChange = request.method !== 'GET' && request.method !== 'HEAD'
    try {
      // Refreshes the settings in memory, such as the site's name. If it fails, the known ones are used; a
      // page that needs the database reports the fault itself.
      await catchUp().catch(logFault)
      const response = await answer(request, facts)
      if ((isChange || isReadiness(request)) && response.status < 500) askAgain()
      return await compressResponse(request.headers.get('accept-encoding'), response)
    } finally {
      if (isChange) services.clock.touch()
    }
  }
  const others = createListener({ log, config, handle })
  // In development Vite serves the static files.
  const files = { secure: config.secure, mayBeElsewhere: isServer(config.databaseUrl) }
  const filesAndOthers = mode === 'production' ? serveStaticFiles('build/client', files, others) : others
  const listener = redirectToHttps(config, answerPages(filesAndOthers))
  const close = async (): Promise<void> => {
    stopHearing()
    await services.close()
    log.flush()
  }
  const watchConnections: App['watchConnections'] = (read) => metrics?.watchConnections(read)
  return {
    config,
    log,
    listener,
    watchConnections,
    hurry: () => services.assistant.close(),
    // A read-only database can still be read: the site then starts without the one-time admin link.
    offerFirstAdmin: () =>
      offerFirstAdmin(services.database, new Date()).catch((error: unknown) => void logFault(error)),
    close,
  }
}

/**
 * Whether a request polls readiness. Its caller sends visitors as soon as it answers 200, so stale pages must
 * be revalidated.
 */
const isReadiness = ({ url }: Request): boolean => /^\/(?:readyz|salud)$/.test(new URL(url).pathname)

/** Wraps a log so that each logged request is also counted in the metrics. */
function countRequests(log: Log, metrics: Metrics | undefined): Log {
  if (!metrics) return log
  const recordRequest: Log['recordRequest'] = (line) => {
    log.recordRequest(line)
    metrics.recordRequest(line)
  }
  return { ...log, recordRequest }
}

type Answer = (request: Request, facts: RequestFacts) => Promise<Response>

/** Creates the React Router request handler for the routes of the site. */
function openRouter(services: Services, log: Log, mode: string): Answer {
  const handle = createRequestHandler(withNamedParameters(knowingMethods(answeringUnavailable(build))), mode)
  return async (request, { id, network }) => {
    const { database } = services
    const reportError = (error: unknown): void => log.events.error({ id, err: error }, 'fault')
    const register = services.auditTrail.open()
    const recordAudit: AuditWriter = (entry) => {
      const { accountId, action, id: document, tipo: kindSlug } = entry
      log.audit.info({ id, action, accountId, tipo: kindSlug, document }, 'audit')
      register.write(entry)
    }
    const shared = { id, network, reportError, recordAudit }
    // The page is rendered without cookies, as an anonymous visitor sees it, even when an admin sent the
    // request.
    const renderPage = ({ path, database, ...preview }: RenderedPage): Promise<Response> => {
      const asked = new Request(new URL(path, request.url))
      return handle(
        asked,
        createRequestContext(services, { ...shared, request: asked, database, renderPage, preview }),
      )
    }
    const context = createRequestContext(services, { ...shared, request, database, renderPage })
    const spans = new Spans()
    const response = await withSpans(spans, () => handle(request, context))
    await register.settled()
    log.events.debug({ id, ms: spans.read() }, 'timing')
    return withAllow(withRetryAfter(response), context)
  }
}
