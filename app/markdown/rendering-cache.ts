import type { Picture, PictureLookup } from './picture.ts'

type Entry = { html: string; pictures: [url: string, found: string][] }

type Rendering = [pictures: PictureLookup, render: (pictures: PictureLookup) => Promise<string>]

/** Keeps the last renderings by key, up to a number of entries and of characters. */
export type RenderingCache = {
  /** The kept rendering, or a new one by `render`, which must look pictures up with the function that it gets. */
  get: (key: string, ...rendering: Rendering) => Promise<string>
}

/**
 * Opens an empty cache. Besides the HTML it keeps what every picture's lookup answered. A hit asks again, which is
 * a few look-ups in a table, and serves the HTML only if all answers are the same: so a picture that was replaced,
 * resized, added or removed never shows a stale page, and nobody has to remember to clear anything.
 */
export function openRenderingCache(maxEntries: number, maxLength: number): RenderingCache {
  // A Map keeps the order of insertion: its first entry is the one that was used longest ago.
  const entries = new Map<string, Entry>()
  let length = 0

  function remove(key: string): void {
    length -= entries.get(key)?.html.length ?? 0
    entries.delete(key)
  }

  function keep(key: string, entry: Entry): void {
    remove(key)
    entries.set(key, entry)
    length += entry.html.length
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries && length <= maxLength) return
      remove(oldest)
    }
  }

  async function make(key: string, ...[pictures, render]: Rendering): Promise<string> {
    const asked = new Map<string, string>()
    const html = await render((url) => {
      const picture = pictures(url)
      asked.set(url, describe(picture))
      return picture
    })
    keep(key, { html, pictures: [...asked] })
    return html
  }

  const underWay = new Map<string, Promise<string>>()
  return {
    async get(key, ...rendering) {
      const [pictures] = rendering
      for (;;) {
        const known = entries.get(key)
        if (known?.pictures.every(([url, found]) => describe(pictures(url)) === found)) {
          keep(key, known)
          return known.html
        }
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
