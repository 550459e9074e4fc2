import type { Socket } from 'node:net'

const waiting = new WeakMap<Socket, (() => void)[]>()

/**
 * Queues work of a connection so that one piece runs per turn of the event loop, in order: a packet with many
 * requests does not block the requests of other connections.
 */
export function takeTurn(socket: Socket, work: () => void): void {
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
