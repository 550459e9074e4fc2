import { openThreadPool } from '../../platform/markdown/thread-pool.server.ts'

/**
 * Threads for the texts of authors. Separate from those that render pages, so that authors do not delay
 * readers.
 */
export const authorThreads = openThreadPool(0)
