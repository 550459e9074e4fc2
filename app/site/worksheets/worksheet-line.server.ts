import PQueue from 'p-queue'

/** A worksheet takes the threads that render texts a second at most; so many wait for them. */
const mostWaiting = 20
const queue = new PQueue({ concurrency: 1 })

/**
 * Makes one worksheet after the other, so that pages have their turn on the threads between them; at once `busy` where too many wait. Who has
 * gone away loses the place: `signal` is the request's.
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
