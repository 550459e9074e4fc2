import { keptAtHeader } from './cache-names.ts'

type Bounds = { entries: number; bytesEach: number }

/** Headers that are wrong or of no use on a copy: its body is unpacked, and there is no network to prefetch from. */
const dropped = ['Content-Encoding', 'Content-Length', 'Speculation-Rules']

/** A copy of an answer that says when it was made, and its size in bytes. */
export async function copyAnswer(answer: Response): Promise<{ copy: Response; bytes: number }> {
  const body = await answer.blob()
  const headers = new Headers(answer.headers)
  for (const name of dropped) headers.delete(name)
  headers.set(keptAtHeader, new Date().toISOString())
  return { copy: new Response(body, { headers }), bytes: body.size }
}

/**
 * Keeps a copy of an answer in a cache of so many entries at most, of which the one that was kept longest ago goes first. A device without room
 * loses the cache and nothing else.
 */
export async function keepBounded(
  name: string,
  { url, answer, entries, bytesEach }: Bounds & { url: string; answer: Response },
): Promise<void> {
  const { copy, bytes } = await copyAnswer(answer)
  if (bytes > bytesEach) return
  try {
    const cache = await caches.open(name)
    // What was there under this address goes, and the copy stands last.
    await cache.put(url, copy)
    const keys = await cache.keys()
    for (const key of keys.slice(0, Math.max(0, keys.length - entries))) {
      await cache.delete(key, { ignoreVary: true })
    }
  } catch (error) {
    if (!isQuotaError(error)) throw error
    await caches.delete(name)
  }
}

/** Whether something failed because the device gives the site no more room. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
