import PQueue from 'p-queue'

/** Priorities of encoding work: a reader waits for a page, an author waits for an upload, or no one waits. */
const urgencies = ['reader', 'author', 'later'] as const
export type Urgency = (typeof urgencies)[number]

/** Runs the work of a key; concurrent calls with the same key share one run. */
export type OrderedWork = <Result>(
  key: string,
  urgency: Urgency,
  /** Receives the urgency at which the work starts, which may be higher than the first caller's. */
  work: (begunFor: Urgency) => Promise<Result>,
) => Promise<Result>

type Flight = { result: Promise<unknown>; urgency: Urgency; isWaiting: boolean }

/**
 * Opens a queue that runs one piece of work at a time, most urgent first, so that two pictures are never in
 * memory at once. A more urgent call raises the priority of waiting work with the same key.
 */
export function openOrderedWork(): OrderedWork {
  const queue = new PQueue({ concurrency: 1 })
  const flights = new Map<string, Flight>()

  const hasten = (key: string, flight: Flight, urgency: Urgency): void => {
    if (!flight.isWaiting || priorityOf(urgency) <= priorityOf(flight.urgency)) return
    flight.urgency = urgency
    queue.setPriority(key, priorityOf(urgency))
  }
  return <Result>(key: string, urgency: Urgency, work: (begunFor: Urgency) => Promise<Result>) => {
    const known = flights.get(key)
    if (known) {
      hasten(key, known, urgency)
      // A key identifies one kind of work, whose results have one type.
      return known.result as Promise<Result>
    }
    const flight = { urgency, isWaiting: true }
    const begin = (): Promise<Result> => {
      flight.isWaiting = false
      return work(flight.urgency)
    }
    const result = queue
      .add(begin, { id: key, priority: priorityOf(urgency) })
      .finally(() => flights.delete(key))
    flights.set(key, Object.assign(flight, { result }))
    return result
  }
}

function priorityOf(urgency: Urgency): number {
  return -urgencies.indexOf(urgency)
}
