import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { redirectToHttps } from './https-redirect.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

async function open(siteUrl: string | undefined, trustProxy: boolean) {
  const listener = redirectToHttps(
    { siteUrl, secure: siteUrl?.startsWith('https:') ?? false, trustProxy },
    (_, response) => void response.end('page'),
  )
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(() => void server.close())
  const { port } = server.address() as AddressInfo
  return async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const sent = ask({ port, host: '127.0.0.1', path, headers, method }).end()
    const [answer] = await once(sent, 'response')
    answer.resume()
    return {
      status: answer.statusCode,
      location: answer.headers.location,
      cache: answer.headers['cache-control'],
    }
  }
}

const http = { 'x-forwarded-proto': 'http' }
const page = { status: 200, location: undefined, cache: undefined }

test('redirects plain http to the same address over https, keeping the method', async () => {
  const get = await open('https://tecno.example.org/', true)
  const location = 'https://tecno.example.org/temario?bloque=a'
  expect(await get('/temario?bloque=a', http)).toEqual({ status: 308, location, cache: 'no-store' })
  expect((await get('/temario?bloque=a', http, 'POST')).status).toBe(308)
  expect((await get('/', { 'x-forwarded-proto': 'https, http' })).status).toBe(308)
})

test("redirects only to the site's own origin, whatever the host and the path contain", async () => {
  const get = await open('https://tecno.example.org', true)
  for (const path of ['//evil.example/a', 'http://evil.example/a', '/\\evil.example', '*']) {
    const { location } = await get(path, { ...http, host: 'evil.example' }, path === '*' ? 'OPTIONS' : 'GET')
    expect(new URL(location ?? '').origin, path).toBe('https://tecno.example.org')
  }
})

test('serves requests that came over https and internal requests without a forwarded protocol', async () => {
  const get = await open('https://tecno.example.org', true)
  expect(await get('/', { 'x-forwarded-proto': 'https' })).toEqual(page)
  expect(await get('/', { 'x-forwarded-proto': 'http, https' })).toEqual(page)
  expect(await get('/salud')).toEqual(page)
})

test('does not redirect when the site is not on https or no proxy is trusted', async () => {
  for (const [siteUrl, trusts] of [
    ['http://tecno.example.org', true],
    [undefined, true],
    ['https://tecno.example.org', false],
  ] as const) {
    const get = await open(siteUrl, trusts)
    expect(await get('/', http), `${siteUrl} ${trusts}`).toEqual(page)
  }
})
