import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Minimum speed of a request body: `patienceMs` of delay is tolerated, each `bytesPerSecond` received makes
 * up for one second, and the total is at most `maxMs` unless the body is an upload.
 */
export type Pace = { patienceMs: number; bytesPerSecond: number; checkEveryMs: number; maxMs: number }

/** Bytes. A body with a larger Content-Length is an upload, whose total time is not limited. */
const maxFormBytes = 8 * 1024 * 1024

type Watched = { response: ServerResponse; patienceMs: number; leftMs: number; read: number }

/**
 * Returns a function that watches a request and cuts it when its body arrives too slowly: such a request
 * would hold a connection and server resources. Time in which the site itself leaves received bytes unread
 * does not count.
 */
export function watchBodies(pace: Pace): (request: IncomingMessage, response: ServerResponse) => void {
  const watched = new Map<IncomingMessage, Watched>()
  let timer: ReturnType<typeof setInterval> | undefined
  const check = (): void => {
    for (const [request, state] of watched) {
      if (request.complete || request.socket.destroyed) watched.delete(request)
      else if (isTooSlow(request, state, pace)) {
        watched.delete(request)
        cut(request, state.response)
      }
    }
    if (watched.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  return (request, response) => {
    if (request.complete || !hasBody(request)) return
    const { patienceMs, maxMs: longestMs } = pace
    const leftMs =
      Number(request.headers['content-length'] ?? 0) > maxFormBytes ? Number.POSITIVE_INFINITY : longestMs
    watched.set(request, { response, patienceMs, leftMs, read: request.socket.bytesRead })
    timer ??= setInterval(check, pace.checkEveryMs).unref()
  }
}

function isTooSlow(request: IncomingMessage, state: Watched, pace: Pace): boolean {
  const { bytesRead } = request.socket
  if (request.readableLength === 0) {
    const earnedMs = ((bytesRead - state.read) / pace.bytesPerSecond) * 1000
    // A fast start must not earn an hour of silence.
    state.patienceMs = Math.min(pace.patienceMs, state.patienceMs + earnedMs - pace.checkEveryMs)
    state.leftMs -= pace.checkEveryMs
  }
  state.read = bytesRead
  return state.patienceMs <= 0 || state.leftMs <= 0
}

// As Node itself does when headers arrive too slowly.
function cut({ socket }: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent)
    socket.write('HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
