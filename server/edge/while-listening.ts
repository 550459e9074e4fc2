import type { Server } from 'node:http'

/** Looks after something every so many milliseconds for as long as a server listens. */
export function whileListening(server: Server, everyMs: number, look: () => void): void {
  server.once('listening', () => {
    const timer = setInterval(look, everyMs).unref()
    server.once('close', () => clearInterval(timer))
  })
}
