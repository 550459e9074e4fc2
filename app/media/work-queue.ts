/** Runs at most `limit` pieces of work at once; the others wait in order. */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

export function openWorkQueue(limit: number): WorkQueue {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // The place goes on to the next one, so that nobody else takes it in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** Several calls for the same key share one piece of work. */
export function openSingleFlight<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const flights = new Map<string, Promise<Result>>()
  return (key, work) => {
    const known = flights.get(key)
    if (known) return known
    const flight = work().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
