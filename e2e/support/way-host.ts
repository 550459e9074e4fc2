import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

// Passes connections on, on the machine of a test where people are (hosts.ts). Each comes by the socket at the path that is given, and says
// in its first line whom it is for: an address and a port. Prints a line when it listens, and ends with its input.
const [, , path] = process.argv

/** The first line of a connection. What comes behind it goes back to be read by others. */
async function readLine(near: Socket): Promise<string> {
  let read = Buffer.alloc(0)
  while (!read.includes('\n')) {
    const [piece] = (await once(near, 'data')) as [Buffer]
    read = Buffer.concat([read, piece])
  }
  near.pause()
  const end = read.indexOf('\n')
  near.unshift(read.subarray(end + 1))
  return read.subarray(0, end).toString()
}

async function pass(near: Socket): Promise<void> {
  const [host, port] = (await readLine(near)).split(' ')
  const far = connect({ host: `${host}`, port: Number(port) })
  near.on('error', () => far.destroy()).on('close', () => far.destroy())
  far.on('error', () => near.destroy()).on('close', () => near.destroy())
  near.pipe(far).pipe(near)
}

const server = createServer((near) => void pass(near))
await once(server.listen(path), 'listening')
console.log('listening')
for await (const _ of process.stdin);
process.exit()
