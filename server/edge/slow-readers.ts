import type { Server, ServerResponse } from 'node:http'

/**
 * Minimum speed of reading a response: at most `silenceMs` without progress, and at least `bytesPerSecond`.
 */
export type ReadingPace = { silenceMs: number; bytesPerSecond: number; checkEveryMs: number }

type Watched = { patienceMs: number; written: number }

/**
 * Cuts connections whose client does not read its response: each would hold the response and its open file.
 * Time in which the site has nothing to send does not count. `underWay` lists the unfinished responses.
 */
export function watchReaders(
  server: Server,
  underWay: () => Iterable<ServerResponse>,
  pace: ReadingPace,
): void {
  const known = new WeakMap<ServerResponse, Watched>()
  const check = (): void => {
    for (const response of underWay()) {
      const state = known.get(response)
      if (state) look(response, state, pace)
      else known.set(response, { patienceMs: pace.silenceMs, written: response.socket?.bytesWritten ?? 0 })
    }
  }
  whileListening(server, pace.checkEveryMs, check)
}

function look({ socket }: ServerResponse, state: Watched, pace: ReadingPace): void {
  // Only the first of several queued responses has the socket.
  if (!socket) return
  const { bytesWritten: written, writableLength: pending } = socket
  // Node's socket timeout sees whether the system accepts part of a large chunk, and cuts a stalled
  // connection.
  const silenceMs = pending > 0 ? pace.silenceMs : 0
  if ((socket.timeout ?? 0) !== silenceMs) socket.setTimeout(silenceMs)
  const msFor = (bytes: number): number => (bytes / pace.bytesPerSecond) * 1000
  // A fast start must not earn an hour at one byte a minute.
  const most = pace.silenceMs + msFor(pending)
  const left = Math.min(most, state.patienceMs + msFor(written - state.written))
  state.patienceMs = pending > 0 ? left - pace.checkEveryMs : pace.silenceMs
  state.written = written
  if (state.patienceMs <= 0) socket.destroy()
}

/** Calls `look` every `everyMs` milliseconds while the server listens. */
export function whileListening(server: Server, everyMs: number, look: () => void): void {
  server.once('listening', () => {
    const timer = setInterval(look, everyMs).unref()
    server.once('close', () => clearInterval(timer))
  })
}
