import PQueue from 'p-queue'

/** Maximum length of the queue; a worksheet occupies the rendering threads for at most a second. */
const mostWaiting = 20
const queue = new PQueue({ concurrency: 1 })

/**
 * Queues the work of worksheets, one at a time, so that pages can use the rendering threads in between.
 * Resolves with `busy` at once if the queue is full; an aborted request (`signal`) leaves the queue.
 */
export async function inLine<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result | 'busy'> {
  if (queue.size >= mostWaiting) return 'busy'
  return queue.add(() => {
    signal.throwIfAborted()
    return work()
  })
}
