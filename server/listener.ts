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
  /** Answers every request. */
  listener: Listener
  /** Is told how to learn of the connections of the server that it listens to. */
  watchConnections: (read: () => ConnectionCount) => void
  /** Ends what would keep a request waiting for others: called when no more requests are taken. */
  hurry: () => void
  /** The token of a one-time link that makes the first admin; undefined where there is an admin. */
  offerFirstAdmin: () => Promise<string | undefined>
  close: () => Promise<void>
}

/** What is known of a request beside itself. */
export type RequestFacts = {
  id: string
  /** Where it comes from. */
  network: string
}

type Asked = RequestFacts & {
  /** The address as it stood in the request. */
  target: string
  /** Whether a Request could be made of it. */
  isRequest: boolean
}

type Options = {
  log: Pick<Log, 'events' | 'recordRequest'>
  /** Pages that people read under `siteUrl` may post here. */
  config: Pick<Config, 'trustProxy' | 'secure' | 'siteUrl'>
  handle: (request: Request, facts: RequestFacts) => Promise<Response>
}

/** Every request: an id, the headers that all answers carry, the pages, one line in the log. */
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
      // A method or a host of which no Request can be made is the client's fault.
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

/** Whether its body is at its end already, of which Node says nothing: a change that tells of no body (`optimizeEmptyRequests`). */
function isEndedUnheard({ readableEnded, method }: IncomingMessage): boolean {
  return readableEnded && method !== 'GET' && method !== 'HEAD'
}

/**
 * Once there is an answer, what nobody read of the body is read and dropped: else it stands before the next request of
 * the same connection, which then hangs until it is cut.
 */
function takeRestOfBody(request: IncomingMessage, response: ServerResponse): void {
  response.on('finish', () => {
    if (!request.readableEnded) request.removeAllListeners('data').resume()
  })
}
