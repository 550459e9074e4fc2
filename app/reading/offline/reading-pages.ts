import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { offlinePath } from './cache-names.ts'
import { findCopy, keptAt } from './find-copy.ts'
import { keepVisited } from './keep-visited.ts'
import { type CopyKind, markCopy } from './mark-copy.ts'
import { build } from './worker-build.ts'

/** Timeout for the network if a copy exists, in milliseconds. */
const timeoutMs = 3000
/** Statuses that a proxy returns while the site is down. */
const unanswered = new Set([502, 503, 504])

/**
 * Serves pages network-first. If the network fails or is slow, serves a copy; without one, the offline page.
 */
export class ReadingPages extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const coming = handler.fetch(request)
    const answered = coming.then((answer) => {
      // Clones before the body is read; the copy is stored in the background.
      void handler.waitUntil(keepVisited(request, answer.clone()))
      return answer
    })
    const first = await Promise.race([answered.catch(() => undefined), pause()])
    if (first && !unanswered.has(first.status)) return first
    const copy = await findCopy(request.url)
    if (copy) return showCopy(copy, 'kept')
    return answered.catch((error: unknown) => showOfflinePage(request, error))
  }
}

function pause(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, timeoutMs, undefined))
}

async function showOfflinePage({ url }: Request, error: unknown): Promise<Response> {
  const page = await findCopy(new URL(offlinePath, url).href)
  if (!page) throw error
  return showCopy(page, new URL(url).pathname === '/buscar' ? 'search' : 'missing')
}

async function showCopy(copy: Response, kind: CopyKind): Promise<Response> {
  const html = markCopy(await copy.text(), { kind, keptAt: keptAt(copy), styles: build.styles })
  return new Response(html, { headers: copy.headers })
}
