import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
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
