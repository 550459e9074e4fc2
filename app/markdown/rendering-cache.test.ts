import { describe, expect, it } from 'vitest'
import { openRenderingCache } from './rendering-cache.ts'

const noPictures = () => undefined

describe('the rendering cache', () => {
  it('renders a text once', () => {
    const cache = openRenderingCache(2, 100)
    expect(cache.get('a', noPictures, () => 'first')).toBe('first')
    expect(cache.get('a', noPictures, () => 'second')).toBe('first')
  })

  it('renders again when an answer about a picture is another', () => {
    const cache = openRenderingCache(2, 100)
    const picture = { src: '/a', width: 1, height: 1 }
    cache.get('a', noPictures, (pictures) => String(pictures('/a')?.width))
    expect(
      cache.get(
        'a',
        () => picture,
        (pictures) => String(pictures('/a')?.width),
      ),
    ).toBe('1')
  })

  it('forgets what was used longest ago beyond its number of entries', () => {
    const cache = openRenderingCache(2, 100)
    for (const key of ['a', 'b', 'a', 'c']) cache.get(key, noPictures, () => 'old')
    expect(cache.get('a', noPictures, () => 'new')).toBe('old')
    expect(cache.get('b', noPictures, () => 'new')).toBe('new')
  })

  it('forgets beyond its number of characters', () => {
    const cache = openRenderingCache(10, 5)
    cache.get('a', noPictures, () => 'xxx')
    cache.get('b', noPictures, () => 'yyy')
    expect(cache.get('b', noPictures, () => 'new')).toBe('yyy')
    expect(cache.get('a', noPictures, () => 'new')).toBe('new')
  })
})
