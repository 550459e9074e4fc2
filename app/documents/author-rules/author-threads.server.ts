import { nameWorker, openThreadPool } from '../../platform/markdown/thread-pool.server.ts'
import type { AuthorReview } from './review-text.server.ts'

/**
 * Threads for the texts of authors. Separate from those that render pages, so that authors do not delay
 * readers.
 */
export const authorThreads = openThreadPool(0)

const worker = nameWorker<string, AuthorReview>('review-worker', import.meta.url)

/** Reviews a text on a thread, so that other requests are not delayed. */
export function reviewOnThread(source: string): Promise<AuthorReview> {
  return authorThreads(worker, source)
}
