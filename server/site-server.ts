import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { boundConnections, type Connections } from './edge/connections.ts'
import { boundRequests, headOptions } from './edge/request-bounds.ts'
import { type Pace, watchBodies } from './edge/slow-bodies.ts'
import { type ReadingPace, watchReaders } from './edge/slow-readers.ts'
import { takeTurn } from './edge/take-turn.ts'
import { whileListening } from './edge/while-listening.ts'
import type { Listener } from './listener.ts'

/** What clients may take, in milliseconds. */
export type Patience = {
  headersMs: number
  body: Pace
  reading: ReadingPace
  /** So long a connection may stay open with nothing asked on it. */
  idleMs: number
  /** So long, at a stop, an open connection may bring one more request. */
  lingerMs: number
  /** So long, at a stop, an answer may still take. */
  farewellMs: number
}

const usualPatience: Patience = {
  headersMs: 15_000,
  body: { patienceMs: 20_000, bytesPerSecond: 500, checkEveryMs: 1000, longestMs: 600_000 },
  reading: { silenceMs: 30_000, bytesPerSecond: 1000, checkEveryMs: 1000 },
  // Longer than proxies keep theirs (nginx: 60 s), which else send a request into a connection that is being closed.
  idleMs: 65_000,
  lingerMs: 500,
  farewellMs: 7000,
}

/** Ten thousand connections are looked at in some milliseconds. */
const checkIdleEvery = 5000

type Options = {
  patience?: Patience
  /** As many connections are open at most. */
  most?: number
  onRefusal?: () => void
}

export type SiteServer = {
  server: Server
  connections: Connections
  /** Takes no new connections, and resolves when every request that came on those which are open is answered, or its time is over. */
  close: () => Promise<void>
}

/** Node's server with bounds on what clients may send, hold and take their time for, and an end that leaves nobody without an answer. */
export function createSiteServer(
  listener: Listener,
  { patience = usualPatience, most = Number.MAX_SAFE_INTEGER, onRefusal = () => {} }: Options = {},
): SiteServer {
  const watchBody = watchBodies(patience.body)
  let closing = false
  const take = (request: IncomingMessage, response: ServerResponse): void => {
    // One packet of many requests would keep everybody else waiting for seconds.
    if (request.socket.destroyed) return
    const begin = connections.begin(response)
    if (begin === 'never') return
    if (closing) response.shouldKeepAlive = false
    if (begin === 'now') answer(request, response)
    else takeTurn(request.socket, () => answer(request, response))
  }
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    // It may have been cut while it waited.
    if (request.socket.destroyed || !mayGoOn(request, response)) return
    watchBody(request, response)
    listener(request, response)
  }
  // Nearly every request is without a body, and a stream for what does not come costs a fifteenth of a page from memory.
  const options = { ...headOptions, ...timeouts(patience), optimizeEmptyRequests: true }
  const server = createServer(options, take)
  const mayGoOn = boundRequests(server)
  const connections = boundConnections(server, most, onRefusal)
  watchReaders(server, connections.underWay, patience.reading)
  whileListening(server, Math.min(checkIdleEvery, patience.idleMs), () =>
    connections.cutIdle(patience.idleMs),
  )
  const close = async (): Promise<void> => {
    closing = true
    // The answer tells the client that nothing more is taken on this connection.
    for (const response of connections.underWay()) response.shouldKeepAlive = false
    await letQueueIn(server, patience.lingerMs)
    await closeGently(server, { ...patience, cutSilent: connections.cutSilent })
  }
  return { server, connections, close }
}

function timeouts({ headersMs }: Patience) {
  return {
    headersTimeout: headersMs,
    // Bodies have a limit of our own, which goes by how fast they come.
    requestTimeout: 0,
    // Idle connections are looked for all together: a timer set with each answer and ended with each request costs a twelfth of a page from memory.
    keepAliveTimeout: 0,
    connectionsCheckingInterval: Math.min(1000, headersMs),
  }
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
      // Headers of which a part came and no more.
      setTimeout(cutSilent, 4 * lingerMs),
      // Bodies that trickle in, answers that nobody takes. An upload goes on with the next process.
      setTimeout(() => server.closeAllConnections(), farewellMs),
    ]
    // `server.close` itself cuts idle connections at once, though a request may be on its way on each.
    NetServer.prototype.close.call(server, () => {
      for (const timer of timers) clearTimeout(timer)
      clearInterval(repeat)
      resolve()
    })
  })
}
