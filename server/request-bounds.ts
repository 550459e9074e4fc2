import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Bytes of the first line and all headers together; more is 431. */
const longestHead = 16 * 1024
/** Letters of an address; more is 414. No address of the site has a tenth of it. */
const longestUrl = 8192
/** Lines of headers; more is 431. Browsers send some twenty, and proxies add some. */
const mostHeaders = 100
/** Requests of one connection that wait behind the one being answered. Browsers and proxies send the next one after the answer. */
const mostWaiting = 15

/** The options of Node's server that go with {@link boundRequests}. */
export const headOptions = { maxHeaderSize: longestHead } as const

/**
 * Says whether a request may go on; answers it itself where its head is too long. A connection that sends many requests without waiting for
 * their answers is cut: one packet of them would keep everybody else waiting for seconds.
 */
export function boundRequests(
  server: Server,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  // Node drops what is above this without a word: one more is enough to know.
  server.maxHeadersCount = mostHeaders + 1
  const waiting = new Map<Socket, number>()
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return false
    // Node gives the connection to the first; those behind it get theirs when it is done.
    if (!response.socket) {
      const count = (waiting.get(socket) ?? 0) + 1
      if (count > mostWaiting) {
        socket.destroy()
        return false
      }
      waiting.set(socket, count)
      response.once('close', () => leave(waiting, socket))
    }
    const refusal = refusalOf(request)
    if (refusal) refuse(response, refusal)
    return refusal === undefined
  }
}

function leave(waiting: Map<Socket, number>, socket: Socket): void {
  const left = (waiting.get(socket) ?? 1) - 1
  if (left > 0) waiting.set(socket, left)
  else waiting.delete(socket)
}

type Refusal = { status: number; text: string }

function refusalOf({ url = '', rawHeaders }: IncomingMessage): Refusal | undefined {
  if (url.length > longestUrl) return { status: 414, text: 'La dirección es demasiado larga.' }
  // Name and value of each.
  if (rawHeaders.length > 2 * mostHeaders)
    return { status: 431, text: 'La petición tiene demasiadas cabeceras.' }
  return undefined
}

function refuse(response: ServerResponse, { status, text }: Refusal): void {
  response.shouldKeepAlive = false
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(text)
}
