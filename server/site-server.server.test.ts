import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createSiteServer, type Patience } from './site-server.ts'

const hasty: Patience = {
  headersMs: 300,
  body: { patienceMs: 200, bytesPerSecond: 1000, checkEveryMs: 50 },
  lingerMs: 200,
}
const patient: Patience = { ...hasty, headersMs: 10_000, lingerMs: 2000 }
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

async function open(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  patience = hasty,
) {
  const { server, close } = createSiteServer(listener, patience)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const join = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  return { join, close }
}

const post = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`

/** What came until the end, also where the end is a reset: the other side may have closed on bytes that were on their way. */
async function readAll(socket: Socket): Promise<string> {
  const pieces: Buffer[] = []
  socket.on('data', (piece) => pieces.push(piece))
  await new Promise((resolve) => socket.once('close', resolve))
  return String(Buffer.concat(pieces))
}

/** Sends a piece now and then for as long as the other side listens. */
function trickle(socket: Socket, piece: string, everyMs: number): void {
  const timer = setInterval(() => socket.write(piece), everyMs)
  socket.once('close', () => clearInterval(timer))
}

test('cuts headers and bodies that trickle in, with 408', async () => {
  const { join, close } = await open((request, response) => {
    buffer(request).then(
      () => response.end('read'),
      () => {},
    )
  })
  const answers: Promise<string>[] = []
  for (let i = 0; i < 20; i++) {
    const socket = await join()
    socket.write(i % 2 ? post(100_000) : 'GET / HTTP/1.1\r\nX-Slow: ')
    trickle(socket, 'a', 60)
    answers.push(readAll(socket))
  }
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 408 /)
  await close()
})

test('cuts a body that falls silent after a fast beginning', async () => {
  const { join, close } = await open((request, response) => {
    buffer(request).then(
      () => response.end('read'),
      () => {},
    )
  })
  const socket = await join()
  socket.write(post(1_000_000) + 'a'.repeat(900_000))
  expect(await readAll(socket)).toMatch(/^HTTP\/1.1 408 /)
  await close()
})

test('takes a body that comes slowly but steadily, and waits while the site itself is busy', async () => {
  const { join, close } = await open((request, response) => {
    const busy = request.url === '/busy' ? pause(600) : Promise.resolve()
    void busy.then(() => buffer(request)).then((body) => response.end(String(body.length)))
  })
  const steady = await join()
  steady.write(post(3000))
  trickle(steady, 'a'.repeat(100), 20)
  const large = await join()
  large.write(post(200_000).replace('/', '/busy') + 'a'.repeat(200_000))
  const [[first], [second]] = await Promise.all([once(steady, 'data'), once(large, 'data')])
  expect(String(first)).toMatch(/^HTTP\/1.1 200 [\s\S]*3000/)
  expect(String(second)).toMatch(/^HTTP\/1.1 200 [\s\S]*200000/)
  steady.destroy()
  large.destroy()
  await close()
})

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

/** Asks on one connection until it is told to stop; gives the number of answers, or undefined where one is missing. */
function keepAsking(socket: Socket): Promise<number | undefined> {
  return new Promise((resolve) => {
    let answers = 0
    socket.once('close', () => resolve(undefined))
    socket.on('data', (answer) => {
      answers++
      if (/^connection: close/im.test(String(answer))) resolve(answers)
      else socket.write(get)
    })
    socket.write(get)
  })
}

test('stops under load without leaving a request unanswered', async () => {
  let asked = 0
  const { promise: busy, resolve: isBusy } = Promise.withResolvers<void>()
  const { join, close } = await open((_, response) => {
    if (++asked > 200) isBusy()
    setTimeout(() => response.end('page'), asked % 5)
  }, patient)
  const working = (await Promise.all(Array.from({ length: 50 }, join))).map(keepAsking)
  await busy
  // Whether the site has taken these from the system's queue is not known when it begins to stop.
  const silent = await Promise.all(Array.from({ length: 30 }, join))
  const closed = close()
  const late = await Promise.all(silent.map((socket) => pause(50).then(() => keepAsking(socket))))
  expect(late).toEqual(Array(30).fill(1))
  expect((await Promise.all(working)).every((answers) => answers !== undefined)).toBe(true)
  await closed
  await expect(join()).rejects.toThrow(/ECONNREFUSED/)
})

test('stops at once where nobody is connected, and soon where nobody asks', async () => {
  const first = await open((_, response) => response.end('page'))
  await first.close()
  const second = await open((_, response) => response.end('page'))
  const socket = await second.join()
  const ended = once(socket.resume(), 'end')
  await second.close()
  await ended
})
