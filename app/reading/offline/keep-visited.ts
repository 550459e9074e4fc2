import { keepBounded } from './bounded-cache.ts'
import { assetsPrefix, offlinePath, picturesCache, visitedPrefix } from './cache-names.ts'
import { findFilePaths, isPicturePath } from './reading-address.ts'
import { build } from './worker-build.ts'

const visitedCache = visitedPrefix + build.id
export const assetsCache = assetsPrefix + build.id

/** Maximum age of the browser's cached copy, in milliseconds. */
const freshForMs = 300_000
const pageBounds = { entries: 60, bytesEach: 400_000 }
export const pictureBounds = { entries: 120, bytesEach: 400_000 }

/**
 * Stores a visited page. Responses marked `public` are the same for all visitors, so they are stored as they
 * are. A signed-in user's page is private: its public version is requested and stored instead.
 */
export async function keepVisited({ url, headers }: Request, answer: Response): Promise<void> {
  if (headers.get('Sec-Purpose')?.includes('prefetch') || answer.status !== 200) return
  if (isForEverybody(answer)) return keepPage(url, answer)
  const isPersonal = answer.headers.get('Cache-Control')?.includes('private') ?? false
  if (isPersonal && !url.includes('?')) await keepAnonymously(url)
}

/**
 * Requests the public version of a page without cookies and stores it, with those of its files that the
 * browser has cached.
 */
export async function keepAnonymously(url: string): Promise<void> {
  const answer = await askAnonymously(url).catch(() => undefined)
  if (answer?.status !== 200 || !isForEverybody(answer)) return
  const html = await answer.clone().text()
  await keepPage(url, answer)
  await Promise.all(findFilePaths(html).map(keepFile))
}

/**
 * Fetches the public version of a page: from the browser's HTTP cache if it is recent, otherwise from the
 * site.
 */
async function askAnonymously(url: string): Promise<Response> {
  const credentials = 'omit'
  const held = await fetch(url, { credentials, cache: 'only-if-cached', mode: 'same-origin' }).catch(
    () => undefined,
  )
  const age = Date.now() - Date.parse(held?.headers.get('Date') ?? '')
  return held?.status === 200 && age < freshForMs ? held : fetch(url, { credentials })
}

function keepPage(url: string, answer: Response): Promise<void> | undefined {
  if (new URL(url).pathname === offlinePath) return undefined
  return keepBounded(visitedCache, { url, answer, ...pageBounds })
}

/** Returns true if a response is a page that is the same for all visitors. */
export function isForEverybody({ headers }: Response): boolean {
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  return isPage && (headers.get('Cache-Control')?.includes('public') ?? false)
}

// Reads only the browser's HTTP cache, so nothing is downloaded twice or without being visited.
async function keepFile(path: string): Promise<void> {
  const answer = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined)
  if (answer?.status !== 200) return
  if (isPicturePath(path)) return keepBounded(picturesCache, { url: path, answer, ...pictureBounds })
  const cache = await caches.open(assetsCache)
  await cache.put(path, answer)
}
