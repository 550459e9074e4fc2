import { keptAtHeader, picturesCache, savedPrefix } from './cache-names.ts'
import { pictureStem } from './reading-address.ts'
import { isWhole } from './saved-documents.ts'

const anyReader = { ignoreVary: true }

/** Returns the newest copy of an address in any cache. */
export async function findCopy(url: string): Promise<Response | undefined> {
  const found = await Promise.all((await caches.keys()).map((name) => findIn(name, url)))
  const copies = found.filter((copy) => copy !== undefined)
  return copies.sort((a, b) => keptAt(b).localeCompare(keptAt(a)))[0]
}

async function findIn(cacheName: string, url: string): Promise<Response | undefined> {
  const copy = await caches.match(url, { ...anyReader, cacheName })
  return copy && (await isWhole(cacheName)) ? copy : undefined
}

/** Returns the time of a copy as ISO text. */
export function keptAt(copy: Response): string {
  return copy.headers.get(keptAtHeader) ?? ''
}

/**
 * Returns another size or format of a picture: the browser requests the one that suits the window, but only
 * one is stored.
 */
export async function findOtherForm(url: string): Promise<Response | undefined> {
  const stem = pictureStem(new URL(url).pathname)
  if (stem === undefined) return undefined
  for (const name of await caches.keys()) {
    if (name !== picturesCache && !name.startsWith(savedPrefix)) continue
    const cache = await caches.open(name)
    const key = (await cache.keys()).find((one) => new URL(one.url).pathname.startsWith(stem))
    if (key) return cache.match(key, anyReader)
  }
  return undefined
}
