import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { App } from './listener.ts'
import type { SiteServer } from './site-server.ts'
import { explainListening } from './start-failure.ts'

/**
 * Opens the port; prints the address, and the link for the first admin where there is none. Rejects with an
 * OperatorError in Spanish when the port cannot be opened.
 */
export async function listen(server: Server, app: App): Promise<void> {
  const { port, host, siteName, siteUrl } = app.config
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainListening(error, { host, port })))
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  const local = `http://localhost:${address.port}`
  const token = await app.offerFirstAdmin()
  const link = `${siteUrl ?? local}/invitacion?codigo=${token}`
  if (token !== undefined) console.log(`Crea la cuenta de administración (vale una vez, hoy): ${link}`)
  // The last line for people; all lines after it are log lines.
  console.log(`${siteName} está en marcha: ${local}`)
}

/**
 * On SIGTERM or SIGINT accepts no new connections, finishes the pending requests, closes the database and
 * exits, within 10 s.
 */
export function stopOnSignals({ close }: SiteServer, app: App): void {
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), 10_000).unref()
    app.hurry()
    void close()
      .then(app.close)
      .then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
