import type { Server, ServerResponse } from 'node:http'
import { whileListening } from './while-listening.ts'

/** How slowly an answer may be taken: so long nothing of it, and so many bytes in a second. */
export type ReadingPace = { silenceMs: number; bytesPerSecond: number; checkEveryMs: number }

type Watched = { patienceMs: number; written: number }

/**
 * Cuts connections of a server whose client does not take its answer: each would hold that answer, and the file that it comes from. Time
 * during which the site itself has nothing to send does not count. `underWay`: the answers that have not ended.
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
  // Of the answers that wait on one connection, the first has it.
  if (!socket) return
  const { bytesWritten: written, writableLength: pending } = socket
  // Node sees whether the system takes anything of a long piece, and cuts a connection on which nothing moves.
  const silenceMs = pending > 0 ? pace.silenceMs : 0
  if ((socket.timeout ?? 0) !== silenceMs) socket.setTimeout(silenceMs)
  const msFor = (bytes: number): number => (bytes / pace.bytesPerSecond) * 1000
  // What was taken fast is no credit for an hour at one byte a minute.
  const most = pace.silenceMs + msFor(pending)
  const left = Math.min(most, state.patienceMs + msFor(written - state.written))
  state.patienceMs = pending > 0 ? left - pace.checkEveryMs : pace.silenceMs
  state.written = written
  if (state.patienceMs <= 0) socket.destroy()
}
