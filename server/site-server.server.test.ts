import { once } from 'node:events'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Patience } from './site-server.ts'
import { get, hasty, openSite, readAll, trickle } from './site-server-fixture.ts'

const patient: Patience = { ...hasty, headersMs: 10_000, lingerMs: 2000 }

const post = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`

test('cuts headers and bodies that arrive too slowly, with 408', async () => {
  const { join, close } = await openSite((request, response) => {
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

test('cuts a body that stalls after a fast start', async () => {
  const { join, close } = await openSite((request, response) => {
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

test('accepts a body that arrives slowly but steadily, and waits while the site itself is busy', async () => {
  const { join, close } = await openSite((request, response) => {
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

/**
 * Repeats requests on a connection until the server closes it; resolves to the number of responses, or
 * undefined if one is missing.
 */
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
  const { join, close } = await openSite(
    (_, response) => {
      if (++asked > 200) isBusy()
      setTimeout(() => response.end('page'), asked % 5)
    },
    { patience: patient },
  )
  const working = (await Promise.all(Array.from({ length: 50 }, join))).map(keepAsking)
  await busy
  // The site may not yet have accepted these from the system's queue when it begins to stop.
  const silent = await Promise.all(Array.from({ length: 30 }, join))
  const closed = close()
  const late = await Promise.all(silent.map((socket) => pause(50).then(() => keepAsking(socket))))
  expect(late).toEqual(Array(30).fill(1))
  expect((await Promise.all(working)).every((answers) => answers !== undefined)).toBe(true)
  await closed
  await expect(join()).rejects.toThrow(/ECONNREFUSED/)
})

test('stops at once without connections, and soon when all connections are idle', async () => {
  const first = await openSite((_, response) => response.end('page'))
  await first.close()
  const second = await openSite((_, response) => response.end('page'))
  const socket = await second.join()
  const ended = once(socket.resume(), 'end')
  await second.close()
  await ended
})

test('stops within its time limit despite idle and slow connections, and answers a pending request', async () => {
  const long = Buffer.alloc(20_000_000)
  const { promise: goOn, resolve: begin } = Promise.withResolvers<void>()
  const pollOptions = {
    ...patient,
    body: { ...hasty.body, patienceMs: 60_000 },
    lingerMs: 100,
    farewellMs: 1000,
  }
  const { join, close } = await openSite(
    (request, response) => {
      if (request.method === 'POST') request.resume()
      else if (request.url === '/long') response.end(long)
      else void goOn.then(() => response.end('page'))
    },
    { patience: pollOptions },
  )
  const idle = await Promise.all(Array.from({ length: 200 }, join))
  const slow = await Promise.all(Array.from({ length: 30 }, join))
  const beginnings = ['GET / HTTP/1.1\r\nX-Slow: ', post(100_000), get.replace('/', '/long')]
  for (const [index, socket] of slow.entries()) socket.pause().write(beginnings[index % 3] ?? '')
  const waiting = await join()
  waiting.write(get)
  const answer = readAll(waiting)
  await once(slow[2] as Socket, 'readable')
  const closed = close()
  begin()
  expect(await answer).toMatch(/^HTTP\/1.1 200 [\s\S]*page/)
  await closed
  for (const socket of idle) expect(await readAll(socket)).toBe('')
})
