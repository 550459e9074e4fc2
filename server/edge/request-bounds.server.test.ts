import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { get, hasty, openSite, readAll } from '../site-server-fixture.ts'

const lastGet = get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')

test.each([
  ['an address of 9,000 letters', lastGet.replace('/', `/${'a'.repeat(9000)}`), 414],
  ['an address of 8,000 letters', lastGet.replace('/', `/${'a'.repeat(8000)}`), 200],
  ['150 headers', lastGet.replace('\r\n', `\r\n${'a: b\r\n'.repeat(150)}`), 431],
  ['90 headers', lastGet.replace('\r\n', `\r\n${'a: b\r\n'.repeat(90)}`), 200],
  ['a header of 20,000 letters', lastGet.replace('\r\n', `\r\na: ${'b'.repeat(20_000)}\r\n`), 431],
])('answers a request with %s', async (_, request, status) => {
  const { join } = await openSite((_, response) => response.end('page'))
  const socket = await join()
  socket.write(request)
  expect(await readAll(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test('cuts a connection that pipelines too many requests without reading the responses, and abandons its work', async () => {
  const answers: ServerResponse[] = []
  const { join } = await openSite((_, response) => void answers.push(response))
  const flood = await join()
  flood.write(get.repeat(1000))
  expect(await readAll(flood)).toBe('')
  expect(answers.length).toBeLessThanOrEqual(16)
  const patient = await join()
  patient.write(get.repeat(9) + lastGet)
  await expect.poll(() => answers.filter(({ closed }) => !closed).length).toBe(10)
  for (const answer of answers) answer.end('page')
  expect((await readAll(patient)).match(/200 OK/g)).toHaveLength(10)
})

test('answers one pipelined request per turn of the event loop, in order', async () => {
  const order: string[] = []
  const { join } = await openSite(({ url = '' }, response) => {
    order.push(url)
    setImmediate(() => order.push('others'))
    response.end(`to ${url}`)
  })
  const socket = await join()
  const paths = ['/1', '/2', '/3', '/4']
  socket.write(paths.map((path) => get.replace('/', path)).join('') + lastGet.replace('/', '/5'))
  const answers = await readAll(socket)
  expect(answers.match(/to \/\d/g)).toEqual(['to /1', 'to /2', 'to /3', 'to /4', 'to /5'])
  expect(order).toEqual(['/1', 'others', '/2', 'others', '/3', 'others', '/4', 'others', '/5', 'others'])
})

test('cuts a client that reads nothing of a response and one that reads it too slowly', async () => {
  const ends: Promise<unknown>[] = []
  const { join } = await openSite((_, response) => {
    ends.push(once(response, 'close').then(() => response.writableFinished))
    response.end(Buffer.alloc(50_000_000))
  })
  const silent = (await join()).pause()
  silent.write(get)
  const sipping = (await join()).pause()
  sipping.write(get)
  const timer = setInterval(() => sipping.read(1000), 20)
  sipping.once('close', () => clearInterval(timer))
  await expect.poll(() => ends.length).toBe(2)
  expect(await Promise.all(ends)).toEqual([false, false])
})

test('does not cut a client that reads slowly but steadily, or one that waits for a slow response', async () => {
  const reading = { silenceMs: 500, bytesPerSecond: 1000, checkEveryMs: 20 }
  const { join } = await openSite(
    (request, response) => {
      if (request.url === '/') response.end(Buffer.alloc(8_000_000))
      else void pause(800).then(() => response.end('late'))
    },
    { patience: { ...hasty, reading } },
  )
  const steady = await join()
  steady.write(lastGet)
  const isOver = once(steady, 'close')
  let taken = 0
  steady.on('data', (piece) => {
    taken += piece.length
    steady.pause()
    setImmediate(() => steady.resume())
  })
  const waiting = await join()
  waiting.write(lastGet.replace('/', '/late'))
  expect(await readAll(waiting)).toMatch(/late$/)
  await isOver
  expect(taken).toBeGreaterThan(8_000_000)
})

test('closes an idle connection', async () => {
  const { join } = await openSite((_, response) => response.end('page'), {
    patience: { ...hasty, idleMs: 100 },
  })
  const socket = await join()
  socket.write(get)
  expect(await readAll(socket)).toMatch(/page$/)
})

test('counts a connection as idle only when nothing has arrived since the last check and no response is pending', async () => {
  const answers: ServerResponse[] = []
  const { join, connections } = await openSite((request, response) => {
    if (request.url === '/slow') answers.push(response)
    else response.end('page')
  })
  const slow = await join()
  slow.write(lastGet.replace('/', '/slow'))
  await expect.poll(() => answers).toHaveLength(1)
  const asking = await join()
  for (let i = 0; i < 3; i++) {
    asking.write(get)
    await once(asking, 'data')
    connections.cutIdle(0)
  }
  const closed = once(asking, 'close')
  connections.cutIdle(60_000)
  expect(connections.read().open).toBe(2)
  connections.cutIdle(0)
  await closed
  answers[0]?.end('page')
  expect(await readAll(slow)).toMatch(/page$/)
})

test('gives a connection its full idle time after a response that was read slowly', async () => {
  const answers: ServerResponse[] = []
  const { join, connections } = await openSite((_, response) => {
    answers.push(response)
    // As `watchReaders` does for a client that reads slowly.
    response.socket?.setTimeout(30_000)
    response.end('page')
  })
  const socket = await join()
  socket.write(get)
  await once(socket, 'data')
  const own = answers[0]?.req.socket
  connections.cutIdle(60_000)
  expect(own?.timeout).toBe(0)
  expect(own?.destroyed).toBe(false)
})

test('refuses connections above the limit, reports them, and accepts new ones when others have closed', async () => {
  const onRefusal = vi.fn()
  const { join, connections } = await openSite((_, response) => response.end('page'), { most: 4, onRefusal })
  const three = [await join(), await join(), await join()]
  const last = await join()
  last.write(get)
  // Near the limit, a connection closes after its response.
  expect(await readAll(last)).toMatch(/^connection: close/im)
  three.push(await join())
  await expect.poll(() => connections.read().open).toBe(4)
  expect(await readAll(await join())).toBe('')
  expect(onRefusal).toHaveBeenCalledOnce()
  expect(connections.read()).toEqual({ open: 4, refused: 1 })
  three[0]?.destroy()
  await expect.poll(() => connections.read().open).toBe(3)
  const next = await join()
  next.write(lastGet)
  expect(await readAll(next)).toMatch(/page$/)
})
