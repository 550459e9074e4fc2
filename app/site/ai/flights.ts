/** Who waits for a piece of work: told its text as it comes, what it had said before at once, and its result. */
export type Listener<Result> = { text: (piece: string) => void; end: (result: Result) => void }

/** Work that says something on its way. It ends when `signal` does, and does not reject. */
type Work<Result> = (say: (piece: string) => void, signal: AbortSignal) => Promise<Result>

type Flight<Result> = { text: string; listeners: Set<Listener<Result>>; stop: AbortController }

/** Work that many may wait for at once: each piece is done once, and stops when the last of them has left. */
export class Flights<Result> {
  readonly #flights = new Map<string, Flight<Result>>()

  /** Waits for the work of this name, which begins where nobody does it yet. Whoever's `signal` ends has left. */
  join(key: string, work: Work<Result>, listener: Listener<Result>, signal: AbortSignal): void {
    if (signal.aborted) return
    const flight = this.#flights.get(key) ?? this.#begin(key, work)
    if (flight.text !== '') listener.text(flight.text)
    flight.listeners.add(listener)
    signal.addEventListener('abort', () => this.#leave(key, flight, listener), { once: true })
  }

  /** Ends all work; whoever waits hears no more of it. */
  close(): void {
    for (const [key, flight] of this.#flights) {
      this.#flights.delete(key)
      flight.stop.abort()
    }
  }

  #begin(key: string, work: Work<Result>): Flight<Result> {
    const flight: Flight<Result> = { text: '', listeners: new Set(), stop: new AbortController() }
    this.#flights.set(key, flight)
    const say = (piece: string): void => {
      flight.text += piece
      for (const { text } of flight.listeners) text(piece)
    }
    // Not before whoever begins it listens.
    void Promise.resolve().then(async () => {
      const result = await work(say, flight.stop.signal)
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
      for (const { end } of flight.listeners) end(result)
    })
    return flight
  }

  #leave(key: string, flight: Flight<Result>, listener: Listener<Result>): void {
    flight.listeners.delete(listener)
    if (flight.listeners.size > 0) return
    // Whoever asks from now on must not join what is being ended.
    if (this.#flights.get(key) === flight) this.#flights.delete(key)
    flight.stop.abort()
  }
}
