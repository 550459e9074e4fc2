import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { findClientNetwork } from '../app/accounts/accounts/client-network.ts'
import type { Config } from '../app/platform/config/config.server.ts'
import { beginAnswer } from './begin-answer.ts'
import { limitBody, refuseLongBody } from './edge/body-limit.ts'
import type { ConnectionCount } from './edge/connections.ts'
import { answerOddRequest, refuseOddRequest } from './edge/odd-request.ts'
import { isOwnRequest, refuseForeignRequest } from './edge/origin-check.ts'
import { securityHeaders } from './edge/security-headers.ts'
import type { Log } from './log.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

export type App = {
  config: Config
  log: Log
  /** Handles every request. */
  listener: Listener
  /** Receives the function that reads the connection counts of the server. */
  watchConnections: (read: () => ConnectionCount) => void
  /**
   * Aborts work that would keep a request waiting; called on shutdown, when no more requests are accepted.
   */
  hurry: () => void
  /** The token of a one-time link that makes the first admin; undefined when an admin exists. */
  offerFirstAdmin: () => Promise<string | undefined>
  close: () => Promise<void>
}

/** Facts about a request that the Request object does not carry. */
export type RequestFacts = {
  id: string
  /** The client's network, for rate limits. */
  network: string
}

type Asked = RequestFacts & {
  /** The raw address from the request line. */
  target: string
  /** Whether a Request object could be created. */
  isRequest: boolean
}

type Options = {
  log: Pick<Log, 'events' | 'recordRequest'>
  /** Pages under `siteUrl` may post to this site. */
  config: Pick<Config, 'trustProxy' | 'secure' | 'siteUrl'>
  handle: (request: Request, facts: RequestFacts) => Promise<Response>
}

/**
 * Creates the handler of every request: sets an id and the common headers, checks origin and body size, calls
 * `handle`, and logs one line.
 */
export function createListener({ log, config, handle }: Options): Listener {
  const { trustProxy, secure, siteUrl } = config
  const siteOrigin = siteUrl && new URL(siteUrl).origin
  const headers = securityHeaders(secure)
  const facts = new AsyncLocalStorage<Asked>()
  const answer = async (request: Request): Promise<Response> => {
    const asked = facts.getStore()
    if (!asked) throw new Error('A request came from nowhere')
    asked.isRequest = true
    const odd = answerOddRequest(request, asked.target)
    if (odd) return odd
    if (!isOwnRequest(request, siteOrigin)) return refuseForeignRequest()
    const { request: limited, isTooLong } = limitBody(request)
    if (isTooLong()) return refuseLongBody()
    const response = await handle(limited, asked)
    return isTooLong() ? refuseLongBody() : response
  }
  const listenToFetch = createRequestListener(answer, {
    trustProxy,
    onError(error) {
      // A method or host that no Request object accepts is the client's error.
      if (facts.getStore()?.isRequest === false) return refuseOddRequest()
      log.events.error({ id: facts.getStore()?.id, err: error }, 'request failed')
      return new Response('Error del servidor', { status: 500 })
    },
  })
  return (request, response) => {
    const id = beginAnswer({ log, headers }, request, response)
    takeRestOfBody(request, response)
    const forwardedFor = trustProxy ? request.headers['x-forwarded-for'] : undefined
    const network = findClientNetwork(request.socket.remoteAddress, String(forwardedFor ?? ''))
    const asked: Asked = { id, network, target: request.url ?? '', isRequest: false }
    facts.run(asked, () => void listenToFetch(request, response))
    if (isEndedUnheard(request)) request.emit('end')
  }
}

/**
 * Whether the body has already ended without an `end` event: Node does so for a change without a body
 * (`optimizeEmptyRequests`).
 */
function isEndedUnheard({ readableEnded, method }: IncomingMessage): boolean {
  return readableEnded && method !== 'GET' && method !== 'HEAD'
}

/**
 * Drains the unread rest of a body after the response: otherwise it precedes the next request of the
 * connection, which then hangs until it is cut.
 */
function takeRestOfBody(request: IncomingMessage, response: ServerResponse): void {
  response.on('finish', () => {
    if (!request.readableEnded) request.removeAllListeners('data').resume()
  })
}
