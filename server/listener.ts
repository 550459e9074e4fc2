import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { findClientNetwork } from '../app/accounts/client-network.ts'
import type { Config } from '../app/config.server.ts'
import type { Logger } from './log.ts'
import { isOwnRequest, refuseForeignRequest } from './origin-check.ts'
import { securityHeaders } from './security-headers.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

export type App = {
  config: Config
  log: Logger
  listener: Listener
  /** Puts the pages in memory before another listener. */
  serveKept: (next: Listener) => Listener
  close: () => Promise<void>
}

/** What is known of a request beside itself: its id, and the network it comes from. */
export type RequestFacts = { id: string; network: string }

type Options = {
  log: Logger
  trustProxy: boolean
  /** Whether people reach the site over https. */
  secure: boolean
  /** Origin of SITE_URL: pages that people read there may post here. */
  siteOrigin: string | undefined
  handle: (request: Request, facts: RequestFacts) => Promise<Response>
}

/** Every request: an id, the headers that all answers carry, the pages, one line in the log. */
export function createListener({ log, trustProxy, secure, siteOrigin, handle }: Options): Listener {
  const headers = securityHeaders(secure)
  const facts = new AsyncLocalStorage<RequestFacts>()
  const answer = async (request: Request): Promise<Response> => {
    if (!isOwnRequest(request, siteOrigin)) return refuseForeignRequest()
    return handle(request, facts.getStore() ?? { id: randomUUID(), network: '' })
  }
  const listenToFetch = createRequestListener(answer, {
    trustProxy,
    onError(error) {
      log.error({ id: facts.getStore()?.id, err: error }, 'request failed')
      return new Response('Error del servidor', { status: 500 })
    },
  })
  return (request, response) => {
    const id = randomUUID()
    for (const [name, value] of headers) response.setHeader(name, value)
    response.setHeader('X-Request-Id', id)
    logWhenDone(log, id, request, response)
    const forwardedFor = trustProxy ? request.headers['x-forwarded-for'] : undefined
    const network = findClientNetwork(request.socket.remoteAddress, String(forwardedFor ?? ''))
    facts.run({ id, network }, () => void listenToFetch(request, response))
  }
}

function logWhenDone(log: Logger, id: string, request: IncomingMessage, response: ServerResponse): void {
  const started = performance.now()
  response.on('close', () => {
    const path = request.url?.split('?', 1)[0]
    const ms = Math.round((performance.now() - started) * 10) / 10
    const { statusCode: status, writableFinished: done } = response
    log.info({ id, method: request.method, path, status, ms, done }, 'request')
  })
}
