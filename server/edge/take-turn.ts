import type { Socket } from 'node:net'

const waiting = new WeakMap<Socket, (() => void)[]>()

/**
 * Runs work of a connection in a turn of the event loop of its own, in order: a packet with many requests is answered one a turn, with
 * turns for all others in between.
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
