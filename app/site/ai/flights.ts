/** A listener receives the text so far at once, further text as it comes, and the result. */
export type Listener<Result> = { text: (piece: string) => void; end: (result: Result) => void }

/** Work that emits text. It must stop when `signal` aborts, and must not reject. */
type Work<Result> = (say: (piece: string) => void, signal: AbortSignal) => Promise<Result>

type Flight<Result> = { text: string; listeners: Set<Listener<Result>>; stop: AbortController }

/** Runs work shared by concurrent callers: once per key, and stopped when its last listener leaves. */
export class Flights<Result> {
  readonly #flights = new Map<string, Flight<Result>>()

  /**
   * Listens to the work of this key, starting it if it is not running. Aborting `signal` removes the
   * listener.
   */
  join(key: string, work: Work<Result>, listener: Listener<Result>, signal: AbortSignal): void {
    if (signal.aborted) return
    const flight = this.#flights.get(key) ?? this.#begin(key, work)
    if (flight.text !== '') listener.text(flight.text)
    flight.listeners.add(listener)
    signal.addEventListener('abort', () => this.#leave(key, flight, listener), { once: true })
  }

  /** Stops all work; listeners receive nothing more. */
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
    // Start asynchronously, so that the first listener is registered.
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
    // New callers must not join work that is being stopped.
    if (this.#flights.get(key) === flight) this.#flights.delete(key)
    flight.stop.abort()
  }
}
