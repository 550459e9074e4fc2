import PQueue from 'p-queue'

/** Two schools that sign in at the same moment: the last of them waits less than a minute, as long as proxies wait. */
export const mostWaiting = 400

/** So long a turn takes until one has been seen, and how much of what is known the next one changes. */
const firstTurnMs = 200
const weightOfOne = 0.1

/** Where everything that checks or makes a password stands in line. */
export type PasswordQueue = {
  /**
   * Runs work that hashes a password when its turn comes, or says at once that too many wait. Who has gone away loses the place:
   * `signal` is the request's. `ticket` is what the one who waits may ask with.
   */
  inTurn: <Result>(
    signal: AbortSignal,
    work: () => Promise<Result>,
    ticket?: string,
  ) => Promise<Result | 'busy'>
  /** Runs work when nobody waits. */
  atLeisure: (work: () => Promise<void>) => void
  /** Seconds until the turn of the one who holds a ticket; of who comes now, without. 0: nobody waits with it. */
  secondsUntil: (ticket?: string) => number
}

/**
 * Whatever is sent at once, a few are at work and a bounded number waits. The line is before the counters and the database too, so
 * that a class writes one after the other, with turns for everybody else in between.
 */
export function openPasswordQueue(concurrency: number): PasswordQueue {
  const queue = new PQueue({ concurrency })
  // In the order of arrival. An object for each: two may have brought the same ticket.
  const waiting = new Set<{ ticket: string | undefined }>()
  let turnMs = firstTurnMs
  const secondsAfter = (others: number): number => Math.ceil((others * turnMs) / concurrency / 1000)
  const timed = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const begun = performance.now()
    const result = await work()
    turnMs += weightOfOne * (performance.now() - begun - turnMs)
    return result
  }
  return {
    async inTurn(signal, work, ticket) {
      if (waiting.size >= mostWaiting) return 'busy'
      const place = { ticket }
      waiting.add(place)
      return queue.add(() => {
        waiting.delete(place)
        // Looked at here and not by the queue: a place that is given up in mid-work would let more work begin.
        signal.throwIfAborted()
        return timed(work)
      })
    },
    atLeisure(work) {
      // One for each that waited at most: passwords are in them.
      if (queue.size - waiting.size < mostWaiting) void queue.add(work, { priority: -1 })
    },
    secondsUntil(ticket) {
      if (ticket === undefined) return secondsAfter(waiting.size + 1)
      const others = [...waiting].findIndex((place) => place.ticket === ticket)
      return others < 0 ? 0 : secondsAfter(others + 1)
    },
  }
}
