import PQueue from 'p-queue'

/** For whom something is drawn: a reader who waits for a page, an author who waits for an upload, nobody yet. */
const urgencies = ['reader', 'author', 'later'] as const
export type Urgency = (typeof urgencies)[number]

/** Does each piece of work once, however many ask for it under its key while it is not done. */
export type OrderedWork = <Result>(
  key: string,
  urgency: Urgency,
  /** Told for whom it is begun, which may be somebody more urgent than who asked first. */
  work: (begunFor: Urgency) => Promise<Result>,
) => Promise<Result>

type Flight = { result: Promise<unknown>; urgency: Urgency; isWaiting: boolean }

/**
 * One piece of work at a time, the most urgent first, so that the memory of two pictures is never taken at once. What
 * was left for later and is wanted by a reader moves to the readers.
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
      // A key stands for one kind of work, whose results are of one type.
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
