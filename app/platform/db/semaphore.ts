import { DatabaseUnavailableError } from './database-unavailable.ts'

/** A FIFO semaphore; a waiter gives up after its timeout. */
export class Semaphore {
  #free: number
  readonly #waiting = new Set<() => void>()

  constructor(places: number) {
    this.#free = places
  }

  /**
   * Acquires a place; release it with `give`. Rejects with {@link DatabaseUnavailableError} after `waitMs`
   * milliseconds.
   */
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
