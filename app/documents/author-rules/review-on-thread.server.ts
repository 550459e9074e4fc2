import { nameWorker } from '../../platform/markdown/thread-pool.server.ts'
import { authorThreads } from './author-threads.server.ts'
import type { AuthorReview } from './review-text.server.ts'

const worker = nameWorker<string, AuthorReview>('review-worker', import.meta.url)

/** Reviews a text on a thread, so that other requests are not delayed. */
export function reviewOnThread(source: string): Promise<AuthorReview> {
  return authorThreads(worker, source)
}
