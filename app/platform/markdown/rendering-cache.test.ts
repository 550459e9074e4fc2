import { describe, expect, it } from 'vitest'
import type { PictureLookup } from './picture.ts'
import { openRenderingCache } from './rendering-cache.ts'

const noPictures = () => undefined

describe('the rendering cache', () => {
  it('renders a text once', async () => {
    const cache = openRenderingCache(2, 100)
    expect(await cache.get('a', noPictures, async () => 'first')).toBe('first')
    expect(await cache.get('a', noPictures, async () => 'second')).toBe('first')
  })

  it('renders once for concurrent calls, and again after a failure', async () => {
    const cache = openRenderingCache(2, 100)
    let count = 0
    const ask = (): Promise<string> => cache.get('a', noPictures, async () => `${++count}`)
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '1', '1'])
    const failing = cache.get('b', noPictures, async () => Promise.reject(new Error('no')))
    const waiting = cache.get('b', noPictures, async () => 'second')
    await expect(failing).rejects.toThrow('no')
    expect(await waiting).toBe('second')
  })

  it('renders again when the lookup of a picture gives another result', async () => {
    const cache = openRenderingCache(2, 100)
    const picture = { src: '/a', width: 1, height: 1 }
    const widthOf = async (pictures: PictureLookup): Promise<string> => String(pictures('/a')?.width)
    await cache.get('a', noPictures, widthOf)
    expect(await cache.get('a', () => picture, widthOf)).toBe('1')
  })

  it('does not share a rendering that began before a picture changed', async () => {
    const cache = openRenderingCache(2, 100)
    let width = 1
    const find: PictureLookup = () => ({ src: '/a', width, height: 1 })
    const start = Promise.withResolvers<void>()
    const before = cache.get('a', find, async (pictures) => {
      const found = pictures('/a')?.width
      await start.promise
      return `${found}`
    })
    width = 2
    const after = cache.get('a', find, async (pictures) => `${pictures('/a')?.width}`)
    start.resolve()
    expect(await Promise.all([before, after])).toEqual(['1', '2'])
  })

  it('evicts the least recently used entry beyond its number of entries', async () => {
    const cache = openRenderingCache(2, 100)
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, noPictures, async () => 'old')
    expect(await cache.get('a', noPictures, async () => 'new')).toBe('old')
    expect(await cache.get('b', noPictures, async () => 'new')).toBe('new')
  })

  it('evicts entries beyond its number of characters', async () => {
    const cache = openRenderingCache(10, 5)
    await cache.get('a', noPictures, async () => 'xxx')
    await cache.get('b', noPictures, async () => 'yyy')
    expect(await cache.get('b', noPictures, async () => 'new')).toBe('yyy')
    expect(await cache.get('a', noPictures, async () => 'new')).toBe('new')
  })
})
