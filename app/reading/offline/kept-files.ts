import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { keepBounded } from './bounded-cache.ts'
import { picturesCache } from './cache-names.ts'
import { findCopy, findOtherForm } from './find-copy.ts'
import { assetsCache, pictureBounds } from './keep-visited.ts'
import { isForever } from './reading-address.ts'

const anyReader = { ignoreVary: true }

/** Serves files of the build cache-first from any cache; their names contain a content hash. */
export class KeptAssets extends Strategy {
  protected override async _handle({ url }: Request, handler: StrategyHandler): Promise<Response> {
    const copy = await caches.match(url, anyReader)
    if (copy) return copy
    const answer = await handler.fetch(handler.request)
    if (answer.status === 200) void handler.waitUntil(keepAsset(url, answer.clone()))
    return answer
  }
}

/**
 * Serves pictures: uploaded ones cache-first, as they never change; figures of the course network-first.
 * Offline, any variant of a picture will do.
 */
export class KeptPictures extends Strategy {
  protected override async _handle({ url }: Request, handler: StrategyHandler): Promise<Response> {
    const copy = isForever(new URL(url).pathname) && (await caches.match(url, anyReader))
    if (copy) return copy
    try {
      const answer = await handler.fetch(handler.request)
      if (answer.status === 200) void handler.waitUntil(keepPicture(url, answer.clone()))
      return answer
    } catch {
      // With a 404 the browser shows the alternative text.
      return (await findCopy(url)) ?? (await findOtherForm(url)) ?? new Response(null, { status: 404 })
    }
  }
}

async function keepAsset(url: string, answer: Response): Promise<void> {
  const cache = await caches.open(assetsCache)
  await cache.put(url, answer)
}

async function keepPicture(url: string, answer: Response): Promise<void> {
  const kept = await caches.match(url, { ...anyReader, cacheName: picturesCache })
  const tag = answer.headers.get('ETag')
  if (!kept || tag === null || tag !== kept.headers.get('ETag'))
    await keepBounded(picturesCache, { url, answer, ...pictureBounds })
}
