import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

// A proxy in the network namespace of the browsers (test/site/hosts.ts). It accepts connections on the Unix
// socket at the given path; the first line of each names its target as «address port». Prints a line when it
// listens and exits when its standard input closes.
const [, , path] = process.argv

/** Reads the first line of a connection and puts the bytes after it back. */
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
