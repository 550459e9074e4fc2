import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { openDiskStore } from '../../documents/media/disk-store.server.ts'
import type { FileStore } from '../../documents/media/file-store.ts'
import { openSingleFlight } from '../../documents/media/single-flight.ts'
import type { SiteWords } from '../../platform/http/site-settings.ts'
import { nameWorker, openThreadPool } from '../../platform/markdown/thread-pool.server.ts'
import { type OgImage, sheetAddress } from '../../ui/components/og-image.ts'
import type { DrawingTask } from './page-picture-worker.server.ts'

/** Preview pictures of pages; `get` resolves with undefined if the queue is full. */
export type PagePictures = { get: (ogImage: OgImage) => Promise<Uint8Array | undefined> }

declare module '../../platform/http/app-context.ts' {
  interface AppContext {
    pagePictures: PagePictures
  }
}

const worker = nameWorker<DrawingTask, Uint8Array>('page-picture-worker', import.meta.url)
/** Maximum length of the queue; further requests are asked to retry later. */
const maxWaiting = 40
/** Maximum number of cached pictures, about 100 kB each. */
const maxKept = 1000

type Options = {
  dataDir: string
  /** The current name of the site. */
  words: () => SiteWords
  /** Receives disk errors; the picture is drawn and returned anyway. */
  reportError: (error: unknown) => void
  draw?: (task: DrawingTask) => Promise<Uint8Array>
  most?: { kept: number; waiting: number }
}

/**
 * Opens the preview pictures: drawn one at a time on a thread and cached in a local folder, from which the
 * least recently used are evicted.
 */
export function openPagePictures(options: Options): PagePictures {
  const { dataDir, words, reportError, draw = openDrawing() } = options
  const { kept, waiting } = options.most ?? { kept: maxKept, waiting: maxWaiting }
  const store = openDiskStore(join(dataDir, 'page-pictures'))
  const known = rememberFiles(store, kept, reportError)
  const queue = new PQueue({ concurrency: 1 })
  const once = openSingleFlight<Uint8Array | undefined>()

  const find = async (key: string): Promise<Uint8Array | undefined> => {
    const files = await known()
    if (!files.get(key)) return undefined
    const file = await store.get(key).catch(reportError)
    return file ? new Uint8Array(await new Response(file.body).arrayBuffer()) : undefined
  }
  const make = async (key: string, task: DrawingTask): Promise<Uint8Array | undefined> => {
    if (queue.size >= waiting) return undefined
    const png = await queue.add(() => draw(task))
    const files = await known()
    await store.put(key, png, 'image/png').then(() => void files.set(key, true), reportError)
    return png
  }
  return {
    get(ogImage) {
      const task = { sheet: ogImage, words: words() }
      const key = sheetAddress(ogImage, task.words).replace('/og/', '')
      return once(key, async () => (await find(key)) ?? (await make(key, task)))
    },
  }
}

function openDrawing(): (task: DrawingTask) => Promise<Uint8Array> {
  const threads = openThreadPool(0)
  return (task) => threads(worker, task)
}

/** The names of the cached files, read on first use; evicting a name deletes its file. */
function rememberFiles(
  store: FileStore,
  max: number,
  reportError: (error: unknown) => void,
): () => Promise<LRUCache<string, true>> {
  const names = new LRUCache<string, true>({
    max,
    dispose: (_, key, reason) => {
      if (reason === 'evict') store.delete(key).catch(reportError)
    },
  })
  let read: Promise<void> | undefined
  const readNames = async (): Promise<void> => {
    const keys = await store.list('').catch(reportError)
    for (const key of keys ?? []) names.set(key, true)
  }
  return async () => {
    read ??= readNames()
    await read
    return names
  }
}
