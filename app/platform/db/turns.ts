import { DatabaseUnavailableError } from './database-unavailable.ts'

/** Lets so many in at once. Who comes later waits in order, but no longer than it likes. */
export class Turns {
  #free: number
  readonly #waiting = new Set<() => void>()

  constructor(places: number) {
    this.#free = places
  }

  /** Takes a place, which must be given back. Rejects with {@link DatabaseUnavailableError} after `waitMs`. */
  async take(waitMs: number): Promise<void> {
    if (this.#free > 0) {
      this.#free--
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      this.#waiting.delete(resolve)
      reject(new DatabaseUnavailableError('others have been writing for too long'))
    }, waitMs)
    this.#waiting.add(resolve)
    try {
      await promise
    } finally {
      clearTimeout(timer)
    }
  }

  give(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#free++
      return
    }
    this.#waiting.delete(next)
    next()
  }
}
