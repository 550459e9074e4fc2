import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { boundConnections, type Connections } from './edge/connections.ts'
import { boundRequests, headOptions } from './edge/request-bounds.ts'
import { type Pace, watchBodies } from './edge/slow-bodies.ts'
import { type ReadingPace, watchReaders, whileListening } from './edge/slow-readers.ts'
import type { Listener } from './listener.ts'

/** Time limits for clients, in milliseconds. */
export type Patience = {
  headersMs: number
  body: Pace
  reading: ReadingPace
  /** Maximum time of a connection without a request. */
  idleMs: number
  /** During a stop, how long an open connection may still send a request. */
  lingerMs: number
  /** During a stop, how long a response may still take. */
  farewellMs: number
}

const usualPatience: Patience = {
  headersMs: 15_000,
  body: { patienceMs: 20_000, bytesPerSecond: 500, checkEveryMs: 1000, maxMs: 600_000 },
  reading: { silenceMs: 30_000, bytesPerSecond: 1000, checkEveryMs: 1000 },
  // Longer than the keep-alive of proxies (nginx: 60 s); otherwise a proxy sends a request into a connection
  // that is being closed.
  idleMs: 65_000,
  lingerMs: 500,
  farewellMs: 7000,
}

/** Milliseconds. Checking ten thousand connections takes a few milliseconds. */
const checkIdleEvery = 5000

type Options = {
  patience?: Patience
  /** Maximum number of open connections. */
  most?: number
  onRefusal?: () => void
}

export type SiteServer = {
  server: Server
  connections: Connections
  /**
   * Stops accepting connections; resolves when all pending requests are answered or the time limit is over.
   */
  close: () => Promise<void>
}

/** Node's HTTP server with limits on what clients may send, hold and delay, and a graceful stop. */
export function createSiteServer(
  listener: Listener,
  { patience: timeoutMs = usualPatience, most = Number.MAX_SAFE_INTEGER, onRefusal = () => {} }: Options = {},
): SiteServer {
  const watchBody = watchBodies(timeoutMs.body)
  let closing = false
  const take = (request: IncomingMessage, response: ServerResponse): void => {
    // Pipelined requests are answered one per turn, so that they do not block other connections.
    if (request.socket.destroyed) return
    const begin = connections.begin(response)
    if (begin === 'never') return
    if (closing) response.shouldKeepAlive = false
    if (begin === 'now') answer(request, response)
    else takeTurn(request.socket, () => answer(request, response))
  }
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    // The connection may have been cut while the request waited.
    if (request.socket.destroyed || !mayGoOn(request, response)) return
    watchBody(request, response)
    listener(request, response)
  }
  // Nearly no request has a body, and creating its stream costs a fifteenth of a cached page.
  const options = { ...headOptions, ...timeouts(timeoutMs), optimizeEmptyRequests: true }
  const server = createServer(options, take)
  const mayGoOn = boundRequests(server)
  const connections = boundConnections(server, most, onRefusal)
  watchReaders(server, connections.underWay, timeoutMs.reading)
  whileListening(server, Math.min(checkIdleEvery, timeoutMs.idleMs), () =>
    connections.cutIdle(timeoutMs.idleMs),
  )
  const close = async (): Promise<void> => {
    closing = true
    // The header `Connection: close` tells the client to send no more requests on this connection.
    for (const response of connections.underWay()) response.shouldKeepAlive = false
    await letQueueIn(server, timeoutMs.lingerMs)
    await closeGently(server, { ...timeoutMs, cutSilent: connections.cutSilent })
  }
  return { server, connections, close }
}

function timeouts({ headersMs }: Patience) {
  return {
    headersTimeout: headersMs,
    // Request bodies are limited by `watchBodies`, according to their speed.
    requestTimeout: 0,
    // Idle connections are checked all together: a timer per response costs a twelfth of a cached page.
    keepAliveTimeout: 0,
    connectionsCheckingInterval: Math.min(1000, headersMs),
  }
}

// Each turn of the event loop accepts one connection from the system's queue; those left in it would be
// reset.
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

type Farewell = Pick<Patience, 'lingerMs' | 'farewellMs'> & { cutSilent: () => void }

function closeGently(server: Server, { lingerMs, farewellMs, cutSilent }: Farewell): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = (): void => server.closeIdleConnections()
    let repeat: ReturnType<typeof setInterval>
    const timers = [
      setTimeout(() => {
        closeIdle()
        repeat = setInterval(closeIdle, 50)
      }, lingerMs),
      // Connections with incomplete headers.
      setTimeout(cutSilent, 4 * lingerMs),
      // Slow bodies and slow readers. An interrupted upload is resumed with the next process.
      setTimeout(() => server.closeAllConnections(), farewellMs),
    ]
    // `server.close` of HTTP would destroy idle connections at once, though a request may be in flight on
    // each.
    NetServer.prototype.close.call(server, () => {
      for (const timer of timers) clearTimeout(timer)
      clearInterval(repeat)
      resolve()
    })
  })
}

const waiting = new WeakMap<Socket, (() => void)[]>()

/**
 * Queues work of a connection so that one piece runs per turn of the event loop, in order: a packet with many
 * requests does not block the requests of other connections.
 */
function takeTurn(socket: Socket, work: () => void): void {
  const before = waiting.get(socket)
  if (before) return void before.push(work)
  const line = [work]
  waiting.set(socket, line)
  const next = (): void => {
    try {
      line.shift()?.()
    } finally {
      if (line.length > 0) setImmediate(next)
      else waiting.delete(socket)
    }
  }
  setImmediate(next)
}
