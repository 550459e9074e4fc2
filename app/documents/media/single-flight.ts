/** Shares one run of the work between concurrent calls with the same key. */
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
