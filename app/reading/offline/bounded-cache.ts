import { keptAtHeader } from './cache-names.ts'

type Bounds = { entries: number; bytesEach: number }

/** Headers that do not apply to a copy: its body is decompressed, and prefetching needs a network. */
const dropped = ['Content-Encoding', 'Content-Length', 'Speculation-Rules']

/** Copies a response, adds the time of the copy, and returns the copy with its size in bytes. */
export async function copyAnswer(answer: Response): Promise<{ copy: Response; bytes: number }> {
  const body = await answer.blob()
  const headers = new Headers(answer.headers)
  for (const name of dropped) headers.delete(name)
  headers.set(keptAtHeader, new Date().toISOString())
  return { copy: new Response(body, { headers }), bytes: body.size }
}

/**
 * Stores a copy of a response in a bounded cache and evicts the oldest entries. If the device runs out of
 * space, the cache is deleted.
 */
export async function keepBounded(
  name: string,
  { url, answer, entries, bytesEach }: Bounds & { url: string; answer: Response },
): Promise<void> {
  const { copy, bytes } = await copyAnswer(answer)
  if (bytes > bytesEach) return
  try {
    const cache = await caches.open(name)
    // `put` replaces an existing entry and moves it to the end.
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

/** Returns true if an operation failed because the site's storage quota is exhausted. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
