import { createServer, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Listener } from './listener.ts'
import { type Pace, watchBodies } from './slow-bodies.ts'

/** What clients may take, in milliseconds. */
export type Patience = {
  headersMs: number
  body: Pace
  /** So long, at a stop, an open connection may bring one more request. */
  lingerMs: number
}

const usual: Patience = {
  headersMs: 15_000,
  body: { patienceMs: 20_000, bytesPerSecond: 500, checkEveryMs: 1000 },
  lingerMs: 500,
}

export type SiteServer = {
  server: Server
  /** Takes no new connections, and resolves when every request that came on those which are open is answered. */
  close: () => Promise<void>
}

/** Node's server with bounds on slow clients and an end that leaves nobody without an answer. */
export function createSiteServer(listener: Listener, patience: Patience = usual): SiteServer {
  const watchBody = watchBodies(patience.body)
  const underWay = new Set<ServerResponse>()
  let closing = false
  const options = {
    headersTimeout: patience.headersMs,
    connectionsCheckingInterval: Math.min(1000, patience.headersMs),
  }
  const server = createServer(options, (request, response) => {
    watchBody(request, response)
    if (closing) response.shouldKeepAlive = false
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    listener(request, response)
  })
  const close = async (): Promise<void> => {
    closing = true
    // The answer tells the client that nothing more is taken on this connection.
    for (const response of underWay) response.shouldKeepAlive = false
    await letQueueIn(server, patience.lingerMs)
    await closeGently(server, patience.lingerMs)
  }
  return { server, close }
}

// Each turn of the event loop takes one connection from the system's queue; the others would be cut with it.
async function letQueueIn(server: Server, mostMs: number): Promise<void> {
  let taken = 0
  const count = (): void => void taken++
  server.on('connection', count)
  const end = performance.now() + mostMs
  for (let quietTurns = 0; quietTurns < 3 && performance.now() < end; quietTurns++) {
    const before = taken
    await nextTurn()
    if (taken > before) quietTurns = 0
  }
  server.off('connection', count)
}

function closeGently(server: Server, lingerMs: number): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = (): void => server.closeIdleConnections()
    let repeat: ReturnType<typeof setInterval>
    const linger = setTimeout(() => {
      closeIdle()
      repeat = setInterval(closeIdle, 50)
    }, lingerMs)
    // `server.close` itself cuts idle connections at once, though a request may be on its way on each.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(linger)
      clearInterval(repeat)
      resolve()
    })
  })
}
