import type { Server } from 'node:http'

/** Calls `look` every `everyMs` milliseconds while the server listens. */
export function whileListening(server: Server, everyMs: number, look: () => void): void {
  server.once('listening', () => {
    const timer = setInterval(look, everyMs).unref()
    server.once('close', () => clearInterval(timer))
  })
}
