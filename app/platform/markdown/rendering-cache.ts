import { LRUCache } from 'lru-cache'
import type { Picture, PictureLookup } from './picture.ts'

type Entry = { html: string; pictures: [url: string, found: string][] }

type Rendering = [pictures: PictureLookup, render: (pictures: PictureLookup) => Promise<string>]

/** LRU cache of renderings by key, limited by entries and by characters, including the picture data. */
type RenderingCache = {
  /**
   * Returns the cached rendering or calls `render`, which must look up pictures with the function it
   * receives.
   */
  get: (key: string, ...rendering: Rendering) => Promise<string>
}

/**
 * Opens an empty cache. Each entry also stores the result of every picture lookup. A hit repeats the lookups,
 * which are cheap, and counts only if all results are equal: a page is never stale after a picture was
 * replaced, resized, added or removed, and no explicit invalidation is needed.
 */
export function openRenderingCache(maxEntries: number, maxLength: number): RenderingCache {
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxLength,
    sizeCalculation: ({ html, pictures }) => html.length + pictures.flat().join('').length + 1,
  })

  async function make(key: string, ...[pictures, render]: Rendering): Promise<string> {
    const asked = new Map<string, string>()
    const html = await render((url) => {
      const picture = pictures(url)
      asked.set(url, describe(picture))
      return picture
    })
    entries.set(key, { html, pictures: [...asked] })
    return html
  }

  // Replaces the `fetch` of lru-cache, where all waiting callers receive the first one's error and an evicted
  // entry fails.
  const underWay = new Map<string, Promise<string>>()
  return {
    async get(key, ...rendering) {
      const [pictures] = rendering
      for (;;) {
        const known = entries.get(key)
        if (known?.pictures.every(([url, found]) => describe(pictures(url)) === found)) return known.html
        const other = underWay.get(key)
        if (!other) break
        // It may have begun before a picture changed, so its entry is checked like any other. Its error
        // belongs to its own caller.
        await other.catch(() => {})
      }
      const made = make(key, ...rendering).finally(() => underWay.delete(key))
      underWay.set(key, made)
      return made
    },
  }
}

function describe(picture: Picture | undefined): string {
  if (!picture) return ''
  return JSON.stringify([picture.src, picture.width, picture.height, picture.srcSet, picture.sizes])
}
