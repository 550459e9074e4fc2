import { LRUCache } from 'lru-cache'
import type { Picture, PictureLookup } from './picture.ts'

type Entry = { html: string; pictures: [url: string, found: string][] }

type Rendering = [pictures: PictureLookup, render: (pictures: PictureLookup) => Promise<string>]

/** Keeps the last renderings by key, up to a number of entries and of characters, those of its pictures' answers among them. */
type RenderingCache = {
  /** The kept rendering, or a new one by `render`, which must look pictures up with the function that it gets. */
  get: (key: string, ...rendering: Rendering) => Promise<string>
}

/**
 * Opens an empty cache. Besides the HTML it keeps what every picture's lookup answered. A hit asks again, which is
 * a few look-ups in a table, and serves the HTML only if all answers are the same: so a picture that was replaced,
 * resized, added or removed never shows a stale page, and nobody has to remember to clear anything.
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

  // Not the cache's own `fetch`: there all who wait share the fault of the first, and an entry that is pushed out fails.
  const underWay = new Map<string, Promise<string>>()
  return {
    async get(key, ...rendering) {
      const [pictures] = rendering
      for (;;) {
        const known = entries.get(key)
        if (known?.pictures.every(([url, found]) => describe(pictures(url)) === found)) return known.html
        const other = underWay.get(key)
        if (!other) break
        // It may have begun before a picture changed, so it is looked at like any other. Its fault is its caller's.
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
