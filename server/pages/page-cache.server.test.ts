import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { DatabaseUnavailableError } from '../../app/platform/db/database-unavailable.ts'
import type { CachePolicy } from './cache-policy.ts'
import type { KeptPage } from './kept-page.ts'
import { type Made, PageCache } from './page-cache.ts'
import { Versions } from './versions.ts'

const room = 1024 * 1024
const policy = (key: string): CachePolicy => ({ key, path: key, shows: ['topics'] })
const madeOf = (html: string): Made => ({ html, headers: {}, menu: '' })
const unpack = ({ br }: KeptPage): string => brotliDecompressSync(br.body).toString()

function openCache() {
  const state = {
    tick: 0,
    today: '2026-11-20',
    versions: new Map([
      ['topics', 1],
      ['tools', 1],
    ]),
    rendered: 0,
  }
  const versions = new Versions({
    clock: { read: () => state.tick, touch: () => state.tick++, close: async () => {} },
    readVersions: async () => new Map(state.versions),
    today: () => state.today,
  })
  const cache = new PageCache(versions, room)
  const render = async (): Promise<Made> => {
    state.rendered++
    return madeOf(`page ${state.rendered}`)
  }
  const change = (noun: string): void => {
    state.versions.set(noun, (state.versions.get(noun) ?? 0) + 1)
    state.tick++
  }
  return { cache, state, render, change }
}

const bodyOf = (page: KeptPage | Response) => (page instanceof Response ? undefined : unpack(page))

const text = (cache: PageCache, key: string) => {
  const page = cache.find(key)
  return page && unpack(page)
}

test('serves a cached page until a noun that it shows changes', async () => {
  const { cache, render, change } = openCache()
  await cache.make(policy('/temario'), render)
  expect(text(cache, '/temario')).toBe('page 1')
  change('tools')
  expect(cache.find('/temario')).toBeUndefined()
  await cache.make(policy('/temario'), render)
  expect(text(cache, '/temario')).toBe('page 1')
  change('topics')
  expect(cache.find('/temario')).toBeUndefined()
  await cache.make(policy('/temario'), render)
  expect(text(cache, '/temario')).toBe('page 2')
})

test('renders once for a hundred concurrent visitors', async () => {
  const { cache, render, state } = openCache()
  await Promise.all(Array.from({ length: 100 }, () => cache.make(policy('/'), render)))
  expect(state.rendered).toBe(1)
})

test('does not keep a page whose noun changed while it was rendered', async () => {
  const { cache, render, change } = openCache()
  await cache.make(policy('/temario'), async () => {
    const made = await render()
    change('topics')
    return made
  })
  await cache.make(policy('/temario'), render)
  expect(text(cache, '/temario')).toBe('page 2')
})

test('a request after a change does not receive a page whose rendering began before it', async () => {
  const { cache, render, change } = openCache()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const early = cache.make(policy('/temario'), async () => {
    const made = await render()
    begin()
    await held
    return made
  })
  await begun
  change('topics')
  const late = await Promise.all(Array.from({ length: 20 }, () => cache.make(policy('/temario'), render)))
  expect(new Set(late.map(bodyOf))).toEqual(new Set(['page 2']))
  release()
  expect(bodyOf(await early)).toBe('page 1')
  expect(text(cache, '/temario')).toBe('page 2')
})

test('ignores a version query that a later one has overtaken', async () => {
  const { render, state, change } = openCache()
  const answers: ((versions: Map<string, number>) => void)[] = []
  const versions = new Versions({
    clock: { read: () => state.tick, touch: () => state.tick++, close: async () => {} },
    readVersions: () => new Promise((resolve) => void answers.push(resolve)),
    today: () => state.today,
  })
  const cache = new PageCache(versions, room)
  const old = new Map(state.versions)
  const first = cache.make(policy('/temario'), render)
  change('topics')
  const second = cache.make(policy('/temario'), render)
  answers[1]?.(new Map(state.versions))
  await second
  answers[0]?.(old)
  await first
  expect(text(cache, '/temario')).toBe('page 1')
  expect(state.rendered).toBe(1)
})

test('drops all pages at a new day', async () => {
  const { cache, render, state } = openCache()
  await cache.make(policy('/'), render)
  state.today = '2026-11-21'
  await nextTurn()
  expect(cache.find('/')).toBeUndefined()
  await cache.make(policy('/'), render)
  expect(text(cache, '/')).toBe('page 2')
})

test('renders an uncacheable response once per request', async () => {
  const { cache } = openCache()
  let made = 0
  const missing = async (): Promise<Made> => {
    made++
    return new Response('no', { status: 404 })
  }
  const answers = await Promise.all([
    cache.make(policy('/nada'), missing),
    cache.make(policy('/nada'), missing),
  ])
  expect(
    await Promise.all(answers.map((answer) => (answer instanceof Response ? answer.text() : 'kept'))),
  ).toEqual(['no', 'no'])
  expect(made).toBe(2)
  expect(cache.find('/nada')).toBeUndefined()
})

test('retries after a rendering failed', async () => {
  const { cache, render } = openCache()
  await expect(cache.make(policy('/'), () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  await cache.make(policy('/'), render)
  expect(text(cache, '/')).toBe('page 1')
})

function openFailing() {
  const state = {
    tick: 0,
    today: '2026-11-20',
    isAway: false,
    isSilent: false,
    version: 1,
    lost: 0,
    fail() {},
  }
  const away = () => new DatabaseUnavailableError('away')
  const versions = new Versions({
    clock: { read: () => state.tick, touch: () => state.tick++, close: async () => {} },
    readVersions: async () => {
      if (state.isSilent) {
        state.lost++
        return new Promise((_, reject) => Object.assign(state, { fail: () => reject(away()) }))
      }
      if (state.isAway) throw away()
      return new Map([['topics', state.version]])
    },
    today: () => state.today,
  })
  const cache = new PageCache(versions, room)
  const page = async (html: string): Promise<Made> => madeOf(html)
  return { cache, versions, state, page }
}

const html = (result: KeptPage | Response) => (result instanceof Response ? result.text() : unpack(result))

test('serves cached pages while the database is unavailable, on any day, and reports that they may be stale', async () => {
  const { cache, state, page } = openFailing()
  await cache.make(policy('/'), () => page('kept'))
  Object.assign(state, { isAway: true, tick: 1, today: '2026-11-21' })
  await nextTurn()
  expect(cache.isStale).toBe(false)
  expect(await html(await cache.make(policy('/'), () => page('new')))).toBe('kept')
  expect(cache.isStale).toBe(true)
  expect(text(cache, '/')).toBe('kept')
})

test('serves cached pages while the database does not respond', async () => {
  const { cache, state, page } = openFailing()
  await cache.make(policy('/'), () => page('kept'))
  Object.assign(state, { isSilent: true, tick: 1 })
  expect(await html(await cache.make(policy('/'), () => page('new')))).toBe('kept')
  expect(text(cache, '/')).toBe('kept')
})

test('renders a page that is not cached while the database is unavailable, and does not keep it', async () => {
  const { cache, state, page } = openFailing()
  Object.assign(state, { isAway: true, tick: 1 })
  expect(await html(await cache.make(policy('/privacidad'), () => page('needs nothing')))).toBe(
    'needs nothing',
  )
  expect(cache.find('/privacidad')).toBeUndefined()
  const refused = new Response('no', { status: 503 })
  expect(await cache.make(policy('/temario'), async () => refused)).toBe(refused)
})

test('does not wait for an unavailable database, and notices by itself when it is back', async () => {
  const { cache, state, page } = openFailing()
  await cache.make(policy('/'), () => page('kept'))
  Object.assign(state, { isAway: true, tick: 1 })
  await cache.make(policy('/'), () => page('new'))
  Object.assign(state, { isAway: false, version: 2 })
  await vi.waitUntil(() => text(cache, '/') === undefined)
  expect(cache.isStale).toBe(false)
  expect(await html(await cache.make(policy('/'), () => page('new')))).toBe('new')
})

test('shows changes as soon as the database has answered any query', async () => {
  const { cache, versions, state, page } = openFailing()
  await cache.make(policy('/'), () => page('kept'))
  Object.assign(state, { isAway: true, tick: 1 })
  await cache.make(policy('/'), () => page('new'))
  Object.assign(state, { isAway: false, version: 2 })
  expect(text(cache, '/')).toBe('kept')
  versions.askAgain()
  await nextTurn()
  expect(cache.find('/')).toBeUndefined()
  expect(await html(await cache.make(policy('/'), () => page('new')))).toBe('new')
  expect(cache.isStale).toBe(false)
})

test('does not serve a stale page again when a query sent before the database came back fails late', async () => {
  const { cache, versions, state, page } = openFailing()
  await cache.make(policy('/'), () => page('kept'))
  Object.assign(state, { isAway: true, tick: 1 })
  await cache.make(policy('/'), () => page('new'))
  await vi.waitUntil(() => {
    // The next lookup of the page sends a query, which gets no answer.
    state.isSilent = true
    return text(cache, '/') === 'kept' && state.lost > 0
  })
  Object.assign(state, { isAway: false, isSilent: false, version: 2 })
  versions.askAgain()
  state.fail()
  await nextTurn()
  expect(cache.find('/')).toBeUndefined()
  expect(await html(await cache.make(policy('/'), () => page('new')))).toBe('new')
})

test('does not hide an unexpected error behind a stale page', async () => {
  const { page } = openFailing()
  const versions = new Versions({
    clock: { read: () => Number.NaN, touch() {}, close: async () => {} },
    readVersions: () => Promise.reject(new Error('a mistake of ours')),
    today: () => '2026-11-20',
  })
  const cache = new PageCache(versions, room)
  await expect(cache.make(policy('/'), () => page('x'))).rejects.toThrow('a mistake of ours')
})

test('evicts the least recently used page when the cache is full', async () => {
  const { cache, render } = openCache()
  const keys = Array.from({ length: 1000 }, (_, number) => `/topic/${number}`)
  for (const key of keys) {
    await cache.make(policy(key), render)
    expect(text(cache, '/topic/0')).toBe('page 1')
  }
  const kept = keys.filter((key) => cache.find(key))
  expect(kept.length).toBeGreaterThan(100)
  expect(kept.length).toBeLessThan(1000)
  expect(kept).toContain('/topic/0')
  expect(kept).toContain('/topic/999')
  expect(kept).not.toContain('/topic/1')
})

test('pages with query parameters never evict pages without', async () => {
  const { cache, render } = openCache()
  await cache.make(policy('/blog'), render)
  for (let number = 0; number < 1000; number++) await cache.make(policy(`/blog?desde=${number}`), render)
  expect(cache.find('/blog?desde=0')).toBeUndefined()
  expect(cache.find('/blog?desde=999')).toBeDefined()
  expect(text(cache, '/blog')).toBe('page 1')
})
