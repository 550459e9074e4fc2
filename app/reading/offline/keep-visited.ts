import { keepBounded } from './bounded-cache.ts'
import { assetsPrefix, offlinePath, picturesCache, visitedPrefix } from './cache-names.ts'
import { findFilePaths, isPicturePath } from './reading-address.ts'
import { build } from './worker-build.ts'

const visitedCache = visitedPrefix + build.id
export const assetsCache = assetsPrefix + build.id

/** In milliseconds. */
const justNow = 300_000
const pageBounds = { entries: 60, bytesEach: 400_000 }
export const pictureBounds = { entries: 120, bytesEach: 400_000 }

/**
 * Keeps a page that was visited. The site says `public` of the pages that it made for everybody, from which no cookie and no other header of a
 * request is told; those are kept as they came. What somebody signed in got is theirs: of that page the one of visitors is asked for.
 */
export async function keepVisited({ url, headers }: Request, answer: Response): Promise<void> {
  if (headers.get('Sec-Purpose')?.includes('prefetch') || answer.status !== 200) return
  if (isForEverybody(answer)) return keepPage(url, answer)
  const isPersonal = answer.headers.get('Cache-Control')?.includes('private') ?? false
  if (isPersonal && !url.includes('?')) await keepAnonymously(url)
}

/** Keeps the page of visitors, asked for without a cookie, with those of its files that the browser has already. */
export async function keepAnonymously(url: string): Promise<void> {
  const answer = await askAnonymously(url).catch(() => undefined)
  if (answer?.status !== 200 || !isForEverybody(answer)) return
  const html = await answer.clone().text()
  await keepPage(url, answer)
  await Promise.all(findFilePaths(html).map(keepFile))
}

/** The page of visitors: the browser's own copy where it has just come, else from the site. */
async function askAnonymously(url: string): Promise<Response> {
  const credentials = 'omit'
  const held = await fetch(url, { credentials, cache: 'only-if-cached', mode: 'same-origin' }).catch(
    () => undefined,
  )
  const age = Date.now() - Date.parse(held?.headers.get('Date') ?? '')
  return held?.status === 200 && age < justNow ? held : fetch(url, { credentials })
}

function keepPage(url: string, answer: Response): Promise<void> | undefined {
  if (new URL(url).pathname === offlinePath) return undefined
  return keepBounded(visitedCache, { url, answer, ...pageBounds })
}

/** Whether a page is one that the site made for everybody. */
export function isForEverybody({ headers }: Response): boolean {
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  return isPage && (headers.get('Cache-Control')?.includes('public') ?? false)
}

// Only what is in the browser's own cache: nothing is loaded twice, nor what nobody has looked at.
async function keepFile(path: string): Promise<void> {
  const answer = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined)
  if (answer?.status !== 200) return
  if (isPicturePath(path)) return keepBounded(picturesCache, { url: path, answer, ...pictureBounds })
  const cache = await caches.open(assetsCache)
  await cache.put(path, answer)
}
