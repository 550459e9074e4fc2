import { Breather } from '../../platform/db/breather.ts'
import { nameWorker, openThreadPool } from '../../platform/markdown/thread-pool.server.ts'
import { type ReadableText, readText } from './readable-text.server.ts'

/** Reads texts in Markdown, each as {@link readText} does, in their order. */
export type ReadTexts = (texts: readonly string[]) => Promise<ReadableText[]>

const worker = nameWorker<readonly string[], ReadableText[]>('./readable-text-worker', import.meta.url)

/**
 * Opens threads that read texts, one half each, while the thread that asks for them goes on. They end when for some seconds there is
 * nothing to read.
 */
export function openTextReaders(): ReadTexts {
  const pool = openThreadPool(0)
  return async (texts) => {
    const half = Math.ceil(texts.length / 2)
    const halves = [texts.slice(0, half), texts.slice(half)]
    return (await Promise.all(halves.map((some) => pool(worker, some)))).flat()
  }
}

/** Reads texts on this thread, with turns for questions in between. */
export const readTextsHere: ReadTexts = async (texts) => {
  const breather = new Breather()
  const read: ReadableText[] = []
  for (const text of texts) {
    await breather.breathe()
    read.push(readText(text))
  }
  return read
}
