import PQueue from 'p-queue'

/**
 * Maximum queue length: two schools that sign in at once. The last request waits less than a minute, within
 * the timeout of proxies.
 */
export const maxWaiting = 400

/**
 * The estimated duration of one turn before the first measurement, and the weight of each new one in the
 * moving average.
 */
const firstTurnMs = 200
const weightOfOne = 0.1

/** The queue for all work that checks or hashes a password. */
export type PasswordQueue = {
  /**
   * Runs work that hashes a password in FIFO order, or returns `busy` at once if the queue is full. If
   * `signal` (the request's) has been aborted, the call rejects at its turn without running the work.
   * `ticket` identifies the call in {@link PasswordQueue.secondsUntil}.
   */
  inTurn: <Result>(
    signal: AbortSignal,
    work: () => Promise<Result>,
    ticket?: string,
  ) => Promise<Result | 'busy'>
  /** Runs work when the queue is empty. */
  atLeisure: (work: () => Promise<void>) => void
  /**
   * Returns the estimated seconds until the turn of a ticket, or of a new call if omitted. 0 if the ticket is
   * not waiting.
   */
  secondsUntil: (ticket?: string) => number
}

/**
 * Opens a queue with limited concurrency and length. Rate limit counters and database writes also run inside
 * a turn, so that a class writes one after another and other requests proceed in between.
 */
export function openPasswordQueue(concurrency: number): PasswordQueue {
  const queue = new PQueue({ concurrency })
  // In order of arrival. Objects instead of tickets, because two calls may have the same ticket.
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
      if (waiting.size >= maxWaiting) return 'busy'
      const place = { ticket }
      waiting.add(place)
      return queue.add(() => {
        waiting.delete(place)
        // Checked here instead of in PQueue: aborting work that already runs would free its slot and exceed
        // the concurrency.
        signal.throwIfAborted()
        return timed(work)
      })
    },
    atLeisure(work) {
      // Bounded, because these jobs hold passwords in memory.
      if (queue.size - waiting.size < maxWaiting) void queue.add(work, { priority: -1 })
    },
    secondsUntil(ticket) {
      if (ticket === undefined) return secondsAfter(waiting.size + 1)
      const others = [...waiting].findIndex((place) => place.ticket === ticket)
      return others < 0 ? 0 : secondsAfter(others + 1)
    },
  }
}
