import { EventLoopYielder } from '../../platform/db/yield-to-event-loop.ts'
import { nameWorker, openThreadPool } from '../../platform/markdown/thread-pool.server.ts'
import { type ReadableText, readText } from './readable-text.server.ts'

/** Converts Markdown texts with {@link readText}, in order. */
export type ReadTexts = (texts: readonly string[]) => Promise<ReadableText[]>

const worker = nameWorker<readonly string[], ReadableText[]>('./readable-text-worker', import.meta.url)

/**
 * Opens a pool of two threads that convert texts, half each, without blocking the caller's thread. Idle
 * threads end after some seconds.
 */
export function openTextReaders(): ReadTexts {
  const pool = openThreadPool(0)
  return async (texts) => {
    const half = Math.ceil(texts.length / 2)
    const halves = [texts.slice(0, half), texts.slice(half)]
    return (await Promise.all(halves.map((some) => pool(worker, some)))).flat()
  }
}

/** Converts texts on this thread, yielding to queries in between. */
export const readTextsHere: ReadTexts = async (texts) => {
  const breather = new EventLoopYielder()
  const read: ReadableText[] = []
  for (const text of texts) {
    await breather.yieldIfDue()
    read.push(readText(text))
  }
  return read
}
