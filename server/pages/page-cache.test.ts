import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { DatabaseUnavailableError } from '../app/db/database-unavailable.ts'
import type { KeptPage } from './kept-page.ts'
import { type Made, PageCache } from './page-cache.ts'

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
  const cache = new PageCache({
    clock: { read: () => state.tick, touch: () => state.tick++, close: async () => {} },
    readVersions: async () => new Map(state.versions),
    today: () => state.today,
  })
  const render = async (): Promise<Made> => {
    state.rendered++
    return { kind: 'page', html: `page ${state.rendered}`, headers: [], shows: ['topics'] }
  }
  // As in life: the next request comes in a later turn of the event loop than the write.
  const change = async (noun: string): Promise<void> => {
    state.versions.set(noun, (state.versions.get(noun) ?? 0) + 1)
    state.tick++
    await nextTurn()
  }
  return { cache, state, render, change }
}

const bodyOf = (page: KeptPage | Response) =>
  page instanceof Response ? undefined : page.forms.identity.body.toString()

const text = (cache: PageCache, key: string) => cache.find(key)?.forms.identity.body.toString()

test('serves a page from memory until a noun that it shows changes', async () => {
  const { cache, render, change } = openCache()
  await cache.make('/temario', render)
  expect(text(cache, '/temario')).toBe('page 1')
  await change('tools')
  expect(cache.find('/temario')).toBeUndefined()
  await cache.make('/temario', render)
  expect(text(cache, '/temario')).toBe('page 1')
  await change('topics')
  expect(cache.find('/temario')).toBeUndefined()
  await cache.make('/temario', render)
  expect(text(cache, '/temario')).toBe('page 2')
})

test('makes one page for a hundred visitors who ask at once', async () => {
  const { cache, render, state } = openCache()
  await Promise.all(Array.from({ length: 100 }, () => cache.make('/', render)))
  expect(state.rendered).toBe(1)
})

test('does not keep a page that was being made while its noun changed', async () => {
  const { cache, render, change } = openCache()
  await cache.make('/temario', async () => {
    const made = await render()
    await change('topics')
    return made
  })
  await cache.make('/temario', render)
  expect(text(cache, '/temario')).toBe('page 2')
})

test('gives nobody who asks after a change the page whose making began before it', async () => {
  const { cache, render, change } = openCache()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const early = cache.make('/temario', async () => {
    const made = await render()
    begin()
    await held
    return made
  })
  await begun
  await change('topics')
  const late = await Promise.all(Array.from({ length: 20 }, () => cache.make('/temario', render)))
  expect(new Set(late.map(bodyOf))).toEqual(new Set(['page 2']))
  release()
  expect(bodyOf(await early)).toBe('page 1')
  expect(text(cache, '/temario')).toBe('page 2')
})

test('believes the later of two answers about versions that overtook each other', async () => {
  const { render, state, change } = openCache()
  const answers: ((versions: Map<string, number>) => void)[] = []
  const cache = new PageCache({
    clock: { read: () => state.tick, touch: () => state.tick++, close: async () => {} },
    readVersions: () => new Promise((resolve) => void answers.push(resolve)),
    today: () => state.today,
  })
  const old = new Map(state.versions)
  const first = cache.make('/temario', render)
  await change('topics')
  const second = cache.make('/temario', render)
  answers[1]?.(new Map(state.versions))
  await second
  answers[0]?.(old)
  await first
  expect(text(cache, '/temario')).toBe('page 1')
  expect(state.rendered).toBe(1)
})

test('begins every day anew', async () => {
  const { cache, render, state } = openCache()
  await cache.make('/', render)
  state.today = '2026-11-21'
  await nextTurn()
  expect(cache.find('/')).toBeUndefined()
  await cache.make('/', render)
  expect(text(cache, '/')).toBe('page 2')
})

test('gives everyone an answer of their own where it may not be kept', async () => {
  const { cache } = openCache()
  let made = 0
  const missing = async (): Promise<Made> => {
    made++
    return { kind: 'other', response: new Response('no', { status: 404 }) }
  }
  const answers = await Promise.all([cache.make('/nada', missing), cache.make('/nada', missing)])
  expect(
    await Promise.all(answers.map((answer) => (answer instanceof Response ? answer.text() : 'kept'))),
  ).toEqual(['no', 'no'])
  expect(made).toBe(2)
  expect(cache.find('/nada')).toBeUndefined()
})

test('tries again after a page failed', async () => {
  const { cache, render } = openCache()
  await expect(cache.make('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  await cache.make('/', render)
  expect(text(cache, '/')).toBe('page 1')
})

function openFailing() {
  const state = { tick: 0, today: '2026-11-20', isAway: false, isSilent: false, version: 1 }
  const away = () => new DatabaseUnavailableError('away')
  const cache = new PageCache({
    clock: { read: () => state.tick, touch: () => state.tick++, close: async () => {} },
    readVersions: async () => {
      if (state.isSilent) return new Promise(() => {})
      if (state.isAway) throw away()
      return new Map([['topics', state.version]])
    },
    today: () => state.today,
  })
  const page = async (html: string): Promise<Made> => ({ kind: 'page', html, headers: [], shows: ['topics'] })
  return { cache, state, page }
}

const html = (result: KeptPage | Response) =>
  result instanceof Response ? result.text() : result.forms.identity.body.toString()

test('gives the pages there are while the database cannot be asked, on any day, and knows that they may be old', async () => {
  const { cache, state, page } = openFailing()
  await cache.make('/', () => page('kept'))
  Object.assign(state, { isAway: true, tick: 1, today: '2026-11-21' })
  await nextTurn()
  expect(cache.isStale).toBe(false)
  expect(await html(await cache.make('/', () => page('new')))).toBe('kept')
  expect(cache.isStale).toBe(true)
  expect(text(cache, '/')).toBe('kept')
})

test('gives them too while the database says nothing', async () => {
  const { cache, state, page } = openFailing()
  await cache.make('/', () => page('kept'))
  Object.assign(state, { isSilent: true, tick: 1 })
  expect(await html(await cache.make('/', () => page('new')))).toBe('kept')
  expect(text(cache, '/')).toBe('kept')
})

test('lets a page that is not kept answer for itself meanwhile, and keeps nothing of it', async () => {
  const { cache, state, page } = openFailing()
  Object.assign(state, { isAway: true, tick: 1 })
  expect(await html(await cache.make('/privacidad', () => page('needs nothing')))).toBe('needs nothing')
  expect(cache.find('/privacidad')).toBeUndefined()
  const refused = new Response('no', { status: 503 })
  expect(await cache.make('/temario', async () => ({ kind: 'other', response: refused }))).toBe(refused)
})

test('lets nobody wait while the database says nothing, and finds out by itself when it is back', async () => {
  const { cache, state, page } = openFailing()
  await cache.make('/', () => page('kept'))
  Object.assign(state, { isAway: true, tick: 1 })
  await cache.make('/', () => page('new'))
  Object.assign(state, { isAway: false, version: 2 })
  await vi.waitUntil(() => text(cache, '/') === undefined)
  expect(cache.isStale).toBe(false)
  expect(await html(await cache.make('/', () => page('new')))).toBe('new')
})

test('shows what has changed as soon as the database has answered anybody', async () => {
  const { cache, state, page } = openFailing()
  await cache.make('/', () => page('kept'))
  Object.assign(state, { isAway: true, tick: 1 })
  await cache.make('/', () => page('new'))
  Object.assign(state, { isAway: false, version: 2 })
  expect(text(cache, '/')).toBe('kept')
  cache.askAgain()
  await nextTurn()
  expect(cache.find('/')).toBeUndefined()
  expect(await html(await cache.make('/', () => page('new')))).toBe('new')
  expect(cache.isStale).toBe(false)
})

test('hides no other fault behind an old page', async () => {
  const { page } = openFailing()
  const cache = new PageCache({
    clock: { read: () => Number.NaN, touch() {}, close: async () => {} },
    readVersions: () => Promise.reject(new Error('a mistake of ours')),
    today: () => '2026-11-20',
  })
  await expect(cache.make('/', () => page('x'))).rejects.toThrow('a mistake of ours')
})
