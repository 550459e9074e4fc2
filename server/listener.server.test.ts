import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createListener } from './listener.ts'
import { openLog } from './log.ts'
import { createSiteServer } from './site-server.ts'

const mebibyte = 1024 * 1024
const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

/** The listener with an action that reads the whole form; `faults` collects the errors that it logs. */
async function open() {
  const faults: unknown[] = []
  const log = openLog('silent')
  log.events.error = (fault: unknown) => void faults.push(fault)
  const listener = createListener({
    log,
    config: { trustProxy: false, secure: false, siteUrl: undefined },
    handle: async (request) => {
      if (new URL(request.url).pathname === '/cuenta')
        return new Response('Nadie ha entrado', { status: 401 })
      const length = await request.text().then(
        (body) => body.length,
        () => undefined,
      )
      return new Response(String(length), { status: length === undefined ? 500 : 200 })
    },
  })
  const server = createSiteServer(listener).server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { faults, port, url: `http://127.0.0.1:${port}` }
}

async function send(port: number, lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  return (await text(socket)).split('\r\n', 1)[0] ?? ''
}

test('answers an invalid request with 400 and logs no error', async () => {
  const { port, faults } = await open()
  const host = `Host: 127.0.0.1:${port}`
  expect(await send(port, ['TRACE / HTTP/1.1', host])).toMatch(/^HTTP\/1.1 400/)
  expect(await send(port, ['GET http://evil.example/ HTTP/1.1', host])).toMatch(/^HTTP\/1.1 400/)
  expect(await send(port, ['GET /a HTTP/1.1', 'Host: ['])).toMatch(/^HTTP\/1.1 400/)
  expect(await send(port, ['GET /a HTTP/1.1', 'Host: ana:clave@evil.example'])).toMatch(/^HTTP\/1.1 400/)
  expect(await send(port, ['GET /a HTTP/1.1', 'Host: evil.example/editor?'])).toMatch(/^HTTP\/1.1 400/)
  expect(await send(port, ['GET /a HTTP/1.1', host])).toMatch(/^HTTP\/1.1 200/)
  expect(faults).toEqual([])
})

test('rejects a body longer than any form of the site, with or without Content-Length', async () => {
  const { url } = await open()
  const long = 'a'.repeat(5 * mebibyte)
  expect((await fetch(url, { method: 'POST', body: 'a'.repeat(3 * mebibyte) })).status).toBe(200)
  expect((await fetch(url, { method: 'POST', body: long })).status).toBe(413)
  const untold: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: new Blob([long]).stream(),
    duplex: 'half',
  }
  expect((await fetch(url, untold)).status).toBe(413)
})

test('accepts a long import, and does not apply the form limit to uploads', async () => {
  const { url } = await open()
  const post = (path: string, size: number): Promise<Response> =>
    fetch(url + path, { method: 'POST', body: 'a'.repeat(size * mebibyte) })
  expect((await post('/editor/importar/documentos', 7)).status).toBe(200)
  expect((await post('/editor/importar/documentos', 9)).status).toBe(413)
  expect((await post('/subidas/0123456789abcdef01234567', 20)).status).toBe(200)
})

test('drains an unread body so that the connection can be reused', async () => {
  const { url } = await open()
  for (let i = 0; i < 8; i++) {
    const answer = await fetch(`${url}/cuenta`, { method: 'POST', body: 'a'.repeat(mebibyte) })
    expect(answer.status).toBe(401)
    await answer.text()
  }
})

test('reads a POST or DELETE without a body as an empty one', async () => {
  const { port } = await open()
  for (const method of ['POST', 'DELETE', 'OPTIONS'])
    expect(await send(port, [`${method} /a HTTP/1.1`, `Host: 127.0.0.1:${port}`])).toMatch(/^HTTP\/1.1 200/)
})
