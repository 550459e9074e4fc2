import { nameWorker } from '../../platform/markdown/thread-pool.server.ts'
import { authorThreads } from './author-threads.server.ts'
import type { AuthorReview } from './review-text.server.ts'

const worker = nameWorker<string, AuthorReview>('review-worker', import.meta.url)

/** What an author should know of a text, and the addresses to look up, without holding up anybody else. */
export function reviewOnThread(source: string): Promise<AuthorReview> {
  return authorThreads(worker, source)
}
