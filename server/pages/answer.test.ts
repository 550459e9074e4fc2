import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openLog, type RequestLine } from '../log.ts'
import { answerPages } from './answer.ts'
import { type Made, PageCache } from './page-cache.ts'
import { prepareInsert } from './page-pieces.ts'
import { Versions } from './versions.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

const html = `<html><i>menu</i>${'palanca '.repeat(500)}</html>`
const headers = { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' }
const usualPage = async (): Promise<Made> => ({ html, headers, menu: '<i>menu</i>' })

/**
 * A site whose pages under /blog are cached. A cookie `s=…` is a session cookie; the session `s=ana` is
 * known.
 */
async function open(render: () => Promise<Made> = usualPage) {
  const lines: RequestLine[] = []
  const faults: unknown[] = []
  const log = { ...openLog('silent'), recordRequest: (line: RequestLine) => void lines.push(line) }
  log.events.error = (fault: unknown) => void faults.push(fault)
  const versions = new Versions({
    clock: { read: () => 0, touch() {}, close: async () => {} },
    readVersions: async () => new Map(),
    today: () => '2026-11-20',
  })
  const made: string[] = []
  const listener = answerPages(
    {
      cache: new PageCache(versions, 1024 * 1024),
      plan: (target) => {
        const path = target.split('?', 1)[0] ?? ''
        const sameForAll = path.endsWith('.xml') && ({ sameForAll: true } as const)
        const personal = path === '/blog/mine' && ({ personal: true } as const)
        return path.startsWith('/blog')
          ? { key: path, path, shows: [], ...sameForAll, ...personal }
          : undefined
      },
      readers: {
        isPerson: (cookies) => cookies?.includes('s=') ?? false,
        visitorMenu: () => '<i>menu</i>',
        findMenu: async (cookies) => (cookies === 's=ana' ? prepareInsert('<b>Ana</b>') : undefined),
      },
      render: ({ key }) => {
        made.push(key)
        return render()
      },
      log,
      headers: { 'x-frame-options': 'DENY' },
    },
    (_, response) => void response.writeHead(200).end('next'),
  )
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, init)
  return { ask, lines, faults, made }
}

test('renders a page for the first visitor and serves it from the cache to the next, ignoring unknown parameters', async () => {
  const { ask, made } = await open()
  for (const path of ['/blog?email=ana@ejemplo.es', '/blog', '/blog?utm=1']) {
    const answer = await ask(path)
    expect(await answer.text()).toBe(html)
    expect(answer.headers.get('cache-control')).toBe('public, no-cache')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/)
  }
  expect(made).toEqual(['/blog'])
})

test('logs the path of a cached page without its query', async () => {
  const { ask, lines } = await open()
  await (await ask('/blog')).text()
  await (await ask('/blog?email=ana@ejemplo.es')).text()
  await expect.poll(() => lines).toHaveLength(2)
  expect(lines).toMatchObject([
    { path: '/blog', status: 200, done: true },
    { path: '/blog', status: 200, kept: true },
  ])
})

test('gives each response of a cached page its own request id, which its log line contains', async () => {
  const { ask, lines } = await open()
  const { headers } = await ask('/blog')
  const etag = headers.get('etag') ?? ''
  const asked = Array.from({ length: 20 }, (_, number) =>
    ask('/blog', number % 2 === 0 ? undefined : { headers: { 'if-none-match': etag } }),
  )
  const ids = (await Promise.all(asked)).map((answer) => answer.headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(20)
  await expect.poll(() => lines).toHaveLength(21)
  expect(new Set(lines.map(({ id }) => id))).toEqual(new Set([headers.get('x-request-id'), ...ids]))
})

test('sends the requested encoding, a 304 for a matching ETag, and no body for HEAD', async () => {
  const { ask } = await open()
  for (const [asked, given] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const encoding = { 'accept-encoding': asked }
    const whole = await ask('/blog', { headers: encoding })
    expect(whole.headers.get('content-encoding')).toBe(given)
    expect(await whole.text()).toBe(html)
    const etag = whole.headers.get('etag') ?? ''
    const again = await ask('/blog', { headers: { ...encoding, 'if-none-match': etag } })
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
    const head = await ask('/blog', { headers: encoding, method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
    expect(await head.text()).toBe('')
  }
})

test('serves the cached page of a personal route to visitors and renders it for signed-in users', async () => {
  const { ask, made } = await open()
  const read = async (init?: RequestInit): Promise<string> => (await ask('/blog/mine', init)).text()
  expect(await read()).toBe(html)
  expect(await read({ headers: { cookie: 's=ana' } })).toBe('next')
  expect(await read()).toBe(html)
  expect(made).toEqual(['/blog/mine'])
})

test('inserts the menu of a signed-in user into the cached page, for that user only', async () => {
  const { ask, lines, made } = await open()
  for (const asked of ['br, gzip', 'identity']) {
    const answer = await ask('/blog', { headers: { cookie: 's=ana', 'accept-encoding': asked } })
    expect(await answer.text()).toBe(html.replace('<i>menu</i>', '<b>Ana</b>'))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('etag')).toBeNull()
    expect(answer.headers.get('vary')).toContain('Cookie')
  }
  expect(await (await ask('/blog')).text()).toBe(html)
  expect(made).toEqual(['/blog'])
  expect(lines).toMatchObject([{ status: 200 }, { kept: true }, { kept: true }])
})

test('passes on a request with an unknown session, and one for a page without a menu', async () => {
  const { ask } = await open()
  const cookie = 's=eva'
  expect(await (await ask('/blog', { headers: { cookie } })).text()).toBe('next')
  const bare = await open(async () => ({ html: 'no menu', headers, menu: '<i>menu</i>' }))
  expect(await (await bare.ask('/blog', { headers: { cookie: 's=ana' } })).text()).toBe('next')
  expect(await (await bare.ask('/blog')).text()).toBe('no menu')
})

test('passes on requests without a plan, and requests that change something', async () => {
  const { ask, made } = await open()
  expect(await (await ask('/salud')).text()).toBe('next')
  expect(await (await ask('/blog', { method: 'POST' })).text()).toBe('next')
  expect(made).toEqual([])
})

test('sends an uncacheable response unchanged, and renders it again for the next request', async () => {
  const { ask, made, lines } = await open(async () => new Response('No está', { status: 404 }))
  for (let time = 0; time < 2; time++) {
    const answer = await ask('/blog/nada')
    expect([answer.status, await answer.text()]).toEqual([404, 'No está'])
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
  }
  expect(await (await ask('/blog/nada', { headers: { cookie: 's=ana' } })).text()).toBe('next')
  expect(made).toHaveLength(3)
  expect(lines[0]).toMatchObject({ status: 404, done: true })
})

test('answers a render error with 500 and logs it, also on the next request', async () => {
  const { ask, faults } = await open(() => Promise.reject(new Error('broken')))
  for (const cookie of ['', 's=ana']) {
    const answer = await ask('/blog', { headers: { cookie } })
    expect([answer.status, await answer.text()]).toEqual([500, 'Error del servidor'])
  }
  expect(faults).toMatchObject([{ err: { message: 'broken' } }, { err: { message: 'broken' } }])
})

test('serves responses that are alike for all readers from the cache, signed in or not', async () => {
  const feed = { 'content-type': 'application/rss+xml' }
  const { ask, made } = await open(async () => ({ html: '<rss/>', headers: feed, menu: '<i>menu</i>' }))
  for (const cookie of ['', 's=ana', 's=admin']) {
    const answer = await ask('/blog/rss.xml', { headers: { cookie } })
    expect([await answer.text(), answer.headers.get('cache-control')]).toEqual(['<rss/>', 'public, no-cache'])
    const again = await ask('/blog/rss.xml', {
      headers: { cookie, 'if-none-match': answer.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  }
  expect(made).toEqual(['/blog/rss.xml'])
})
