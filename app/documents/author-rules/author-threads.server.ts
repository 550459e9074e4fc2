import { openThreadPool } from '../../platform/markdown/thread-pool.server.ts'

/** Threads for what authors send; apart from those that render pages, so that no reader waits for an author. */
export const authorThreads = openThreadPool(0)
