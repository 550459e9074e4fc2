import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Listener } from './listener.ts'
import { createSiteServer, type Patience, type SiteServer } from './site-server.ts'

/** Short timeouts, so that a test client is soon too slow. */
export const hasty: Patience = {
  headersMs: 300,
  body: { patienceMs: 200, bytesPerSecond: 1000, checkEveryMs: 50, maxMs: 5000 },
  reading: { silenceMs: 300, bytesPerSecond: 1_000_000, checkEveryMs: 50 },
  idleMs: 10_000,
  lingerMs: 200,
  farewellMs: 5000,
}

export const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

type OpenSite = SiteServer & { join: () => Promise<Socket> }

/**
 * A server with this listener, and `join`, which opens connections to it; all are closed when the test ends.
 */
export async function openSite(
  listener: Listener,
  options: Parameters<typeof createSiteServer>[1] = {},
): Promise<OpenSite> {
  const site = createSiteServer(listener, { patience: hasty, ...options })
  await once(site.server.listen(0, '127.0.0.1'), 'listening')
  const { port } = site.server.address() as AddressInfo
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    site.server.close()
  })
  const join = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  return { ...site, join }
}

/**
 * Everything received until the connection closes, even by a reset: the server may have closed while bytes
 * were in flight.
 */
export async function readAll(socket: Socket): Promise<string> {
  const pieces: Buffer[] = []
  socket.on('data', (piece) => pieces.push(piece))
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve))
  return String(Buffer.concat(pieces))
}

/** Sends a piece every `everyMs` milliseconds until the connection closes. */
export function trickle(socket: Socket, piece: string, everyMs: number): void {
  const timer = setInterval(() => socket.write(piece), everyMs)
  socket.once('close', () => clearInterval(timer))
}
