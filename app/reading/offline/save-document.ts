import { copyAnswer } from './bounded-cache.ts'
import { savedPrefix } from './cache-names.ts'
import { findFiles, findPractice, findScripts, type IslandFiles, isOfBuild } from './find-files.ts'
import { parsePage } from './parse-page.ts'
import { cachesOf, isWhole, recordSaved, removeSaved, type SavedDocument } from './saved-documents.ts'

/** Reports progress: `done` of `all` parts are saved. */
type Report = (done: number, all: number) => void
type Page = { path: string; answer: Response; html: string; document: Document }

/** Timeout per file, in milliseconds. */
const partTimeoutMs = 20_000
/** Number of concurrent downloads. */
const lanes = 4

/**
 * Saves a document for offline reading, with its figures, styles, scripts, problems and challenge. All or
 * nothing: if a file fails, the new copy is discarded and the previous one remains.
 */
export async function saveDocument(path: string, withAccount: boolean, report: Report): Promise<void> {
  const pages = await fetchPages(path)
  const paths = await listFiles(pages)
  const name = `${savedPrefix}${path}:${Date.now()}`
  try {
    const cache = await caches.open(name)
    let done = pages.length
    let bytes = 0
    const keep = async (address: string, answer: Response): Promise<void> => {
      const { copy, bytes: size } = await copyAnswer(answer)
      bytes += size
      await cache.put(address, copy)
    }
    for (const page of pages) await keep(page.path, page.answer)
    await inLanes(paths, async (file) => {
      await keep(file, await fetchOk(file))
      done++
      report(done, pages.length + paths.length)
    })
    const title = pages[0]?.document.querySelector('h1')?.textContent ?? path
    const saved: SavedDocument = {
      path,
      title,
      bytes,
      withAccount,
      savedAt: new Date().toISOString(),
      pages: pages.map((page) => page.path),
    }
    await recordSaved(name, saved)
  } catch (error) {
    await caches.delete(name)
    throw error
  }
  await removeSaved(path, name)
}

/** Saves a document again if one of its pages has changed. */
export async function renewDocument({ path, pages, withAccount }: SavedDocument): Promise<void> {
  const cacheName = await findWhole(path)
  const known = await Promise.all(pages.map(readSaved))
  const now = await fetchPages(path)
  const isSame = now.length === known.length && now.every(({ html }, index) => html === known[index])
  if (!isSame) await saveDocument(path, withAccount, () => undefined)

  async function readSaved(page: string): Promise<string | undefined> {
    const copy = cacheName && (await caches.match(page, { cacheName, ignoreVary: true }))
    return copy ? copy.text() : undefined
  }
}

/**
 * Returns the newest complete cache of a document; an interrupted renewal may have left an incomplete one.
 */
async function findWhole(path: string): Promise<string | undefined> {
  let newest: string | undefined
  for (const name of await cachesOf(path)) if (await isWhole(name)) newest = name
  return newest
}

/** Fetches the page of a document and those of its problems and challenge. */
async function fetchPages(path: string): Promise<Page[]> {
  const own = await fetchPage(path)
  const others = await Promise.all(
    findPractice(own.document).map((other) =>
      // A link to a deleted document is skipped; it does not work online either.
      fetchPage(other).catch((error: unknown) => {
        if (error instanceof Response && error.status === 404) return undefined
        throw error
      }),
    ),
  )
  return [own, ...others.filter((page) => page !== undefined)]
}

// Fetched without cookies, so that the copy is the public version.
async function fetchPage(path: string): Promise<Page> {
  const answer = await fetchOk(path, { credentials: 'omit', cache: 'no-cache' })
  const html = await answer.clone().text()
  return { path, answer, html, document: parsePage(html) }
}

async function fetchOk(path: string, options: RequestInit = {}): Promise<Response> {
  // A stalled network counts as none.
  const answer = await fetch(path, { ...options, signal: AbortSignal.timeout(partTimeoutMs) })
  if (answer.status !== 200) throw answer
  return answer
}

async function listFiles(pages: readonly Page[]): Promise<string[]> {
  const files: IslandFiles = await (await fetchOk('/islands-manifest.json', { cache: 'no-cache' })).json()
  if (!pages.every(({ document }) => isOfBuild(document, files)))
    throw new Error('The site was being updated')
  return [
    ...new Set(pages.flatMap(({ document }) => [...findFiles(document), ...findScripts(document, files)])),
  ]
}

/**
 * Processes paths with limited concurrency. After a failure no more start, and the running ones are awaited.
 */
async function inLanes(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = [...paths]
  const ends = await Promise.allSettled(
    Array.from({ length: lanes }, async () => {
      try {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await work(path)
      } catch (error) {
        waiting.length = 0
        throw error
      }
    }),
  )
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
