import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A TCP connection to a server that can stall: it stays open but transfers nothing any more. */
type SilentLine = { url: string; fallSilent: () => void }

/** Opens a proxy to the server of a URL, which can stall; it is closed after the test. */
export async function openSilentLine(url: string): Promise<SilentLine> {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) socket.on('error', () => {})
    near.pipe(far).pipe(near)
    sockets.push(near, far)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const line = new URL(url)
  line.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: line.href,
    fallSilent() {
      for (const socket of sockets) socket.unpipe().pause()
    },
  }
}
