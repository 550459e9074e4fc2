import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of database work per turn of the event loop. */
const share = 10

/**
 * Yields to the event loop between synchronous statements: a thousand of them in a row would block all other
 * requests. Call `yieldIfDue` before each statement; it waits once the current turn has used its time.
 */
export class EventLoopYielder {
  #began: number | undefined

  async yieldIfDue(): Promise<void> {
    while (this.#began !== undefined && performance.now() - this.#began > share) await nextTurn()
    if (this.#began !== undefined) return
    this.#began = performance.now()
    setImmediate(() => {
      this.#began = undefined
    })
  }
}
