import PQueue from 'p-queue'

/** Three classes that sign in at the same moment; the last of them waits some ten seconds. */
const mostWaiting = 100

/** So long whoever comes when the queue is full is asked to wait. */
export const busySeconds = 10

/** Runs work that hashes a password when its turn comes, or says at once that too many wait. */
export type PasswordQueue = <Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
) => Promise<Result | 'busy'>

/**
 * Everything that checks or makes a password stands here in line: whatever is sent at once, a few are at work and a
 * bounded number waits. The line is before the counters and the database too, so that a class writes one after the
 * other, with turns for everybody else in between. Who has gone away loses the place: `signal` is the request's.
 */
export function openPasswordQueue(concurrency: number): PasswordQueue {
  const queue = new PQueue({ concurrency })
  return async (signal, work) => {
    if (queue.size >= mostWaiting) return 'busy'
    return queue.add(() => {
      // Looked at here and not by the queue: a place that is given up in mid-work would let more work begin.
      signal.throwIfAborted()
      return work()
    })
  }
}
