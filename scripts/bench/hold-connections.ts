import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * `node hold-connections.ts URL COUNT`: opens COUNT connections and requests the page once on each, as a
 * browser does. It keeps them open until its standard input ends. It prints the number of open connections
 * when all are open, and again for each line of input.
 */
const [, , url = '', count = '0'] = process.argv
const { hostname, port, pathname, host } = new URL(url)
const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`
/** Connections opened at a time. */
const batch = 100

async function open(): Promise<Socket> {
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(request)
  await once(socket, 'data')
  return socket.resume().unref()
}

const sockets: Socket[] = []
while (sockets.length < Number(count)) {
  const size = Math.min(batch, Number(count) - sockets.length)
  sockets.push(...(await Promise.all(Array.from({ length: size }, open))))
}
const tell = (): void => console.log(sockets.filter(({ destroyed }) => !destroyed).length)
tell()
process.stdin.on('data', tell).on('end', () => process.exit())
