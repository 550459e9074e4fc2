import { NavigationType } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWithRetry, trouble } from './fetch-with-retry.ts'

const navigation = { type: 'navigation', fetcherKey: null, navigationType: NavigationType.Push } as const
const ours = (status = 200): Response =>
  new Response(status === 204 ? null : 'yes', { status, headers: { 'X-Remix-Response': 'yes' } })
const dead = async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))

let page: EventTarget & { location?: { pathname: string } }
beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { location: { pathname: '/editor/ia/temario/a' } })
  vi.stubGlobal('window', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Stubs fetch with a sequence of responses; returns the mock. */
function network(...answers: (() => Promise<Response>)[]) {
  const asked = vi.fn(async () => (answers.shift() ?? dead)())
  vi.stubGlobal('fetch', asked)
  return asked
}
const post = (init: RequestInit = {}): Request =>
  new Request('http://a.es/editor/ia/temario/a.data', { method: 'POST', body: 'answer=x', ...init })
const get = (path: string): Request => new Request(`http://a.es${path}`)

test('a change without network waits until the user presses retry', async () => {
  const asked = network(dead, dead, async () => ours())
  const answer = fetchWithRetry(post(), navigation)
  await vi.advanceTimersByTimeAsync(60_000)
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([asked.mock.calls.length, trouble.find()]).toEqual([1, { why: 'network', isTrying: false }])
  trouble.tryAgain()
  expect(trouble.find()).toEqual({ why: 'network', isTrying: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(trouble.find()).toEqual({ why: 'network', isTrying: false })
  trouble.tryAgain()
  expect(await (await answer).text()).toBe('yes')
  expect(trouble.find()).toBeUndefined()
})

test('a read is retried automatically, and at once when the network is back', async () => {
  const asked = network(dead, dead)
  const answer = fetchWithRetry(get('/editor.data'), navigation)
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toHaveBeenCalledTimes(2)
  vi.stubGlobal('fetch', async () => ours())
  page.dispatchEvent(new Event('online'))
  expect((await answer).status).toBe(200)
})

test('treats a captive portal as a missing network', async () => {
  network(
    async () => new Response('<h1>Wi-Fi del centro</h1>'),
    async () => ours(),
  )
  const answer = fetchWithRetry(post(), navigation)
  await vi.advanceTimersByTimeAsync(0)
  expect(trouble.find()?.why).toBe('network')
  trouble.tryAgain()
  expect((await answer).status).toBe(200)
})

test('keeps the page on a 503, but passes it on for a navigation to another page', async () => {
  network(
    async () => ours(503),
    async () => ours(),
    async () => ours(503),
    async () => ours(503),
    async () => ours(),
  )
  const saved = fetchWithRetry(post(), navigation)
  await vi.advanceTimersByTimeAsync(0)
  expect(trouble.find()).toEqual({ why: 'busy', isTrying: false })
  trouble.tryAgain()
  expect((await saved).status).toBe(200)
  expect((await fetchWithRetry(get('/editor/papelera.data'), navigation)).status).toBe(503)
  const shownAgain = fetchWithRetry(get('/editor/ia/temario/a.data'), navigation)
  await vi.advanceTimersByTimeAsync(5000)
  expect((await shownAgain).status).toBe(200)
})

test('waits on a 401 until the user has signed in elsewhere, but passes it on for a navigation', async () => {
  network(
    async () => ours(401),
    async () => ours(),
    async () => ours(401),
  )
  const saved = fetchWithRetry(post(), navigation)
  await vi.advanceTimersByTimeAsync(0)
  expect(trouble.find()?.why).toBe('session')
  trouble.tryAgain()
  expect((await saved).status).toBe(200)
  expect((await fetchWithRetry(get('/editor/papelera.data'), navigation)).status).toBe(401)
})

test('an aborted request stops waiting', async () => {
  network(dead)
  const stop = new AbortController()
  const answer = fetchWithRetry(post({ signal: stop.signal }), navigation)
  await vi.advanceTimersByTimeAsync(0)
  expect(trouble.find()).toBeDefined()
  stop.abort()
  await expect(answer).rejects.toThrow('aborted')
  expect(trouble.find()).toBeUndefined()
})

test('passes on errors and empty responses', async () => {
  network(
    async () => new Response('too long', { status: 413 }),
    async () => ours(204),
  )
  expect(await (await fetchWithRetry(post(), navigation)).text()).toBe('too long')
  expect((await fetchWithRetry(post(), navigation)).status).toBe(204)
})
