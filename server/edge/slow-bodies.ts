import type { IncomingMessage, ServerResponse } from 'node:http'

/** How slowly a body may come: so long it may keep us waiting, and so many bytes make up for a second of it; none but an upload takes longer than `longestMs` in all. */
export type Pace = { patienceMs: number; bytesPerSecond: number; checkEveryMs: number; longestMs: number }

/** A body that is told to be longer is an upload, which may take as long as its line is slow. */
const longestForm = 8 * 1024 * 1024

type Watched = { response: ServerResponse; patienceMs: number; leftMs: number; read: number }

/**
 * Cuts requests whose body trickles in: each would hold a connection, and what the work has opened for it. Time during which the
 * site itself leaves bytes unread does not count.
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
    const { patienceMs, longestMs } = pace
    const leftMs =
      Number(request.headers['content-length'] ?? 0) > longestForm ? Number.POSITIVE_INFINITY : longestMs
    watched.set(request, { response, patienceMs, leftMs, read: request.socket.bytesRead })
    timer ??= setInterval(check, pace.checkEveryMs).unref()
  }
}

function isTooSlow(request: IncomingMessage, state: Watched, pace: Pace): boolean {
  const { bytesRead } = request.socket
  if (request.readableLength === 0) {
    const earnedMs = ((bytesRead - state.read) / pace.bytesPerSecond) * 1000
    // What came fast is no credit for an hour of silence.
    state.patienceMs = Math.min(pace.patienceMs, state.patienceMs + earnedMs - pace.checkEveryMs)
    state.leftMs -= pace.checkEveryMs
  }
  state.read = bytesRead
  return state.patienceMs <= 0 || state.leftMs <= 0
}

// As Node does with headers that do not come.
function cut({ socket }: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent)
    socket.write('HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
