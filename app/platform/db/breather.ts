import { setImmediate as nextTurn } from 'node:timers/promises'

/** Statements of one turn of the event loop take no longer than about this. Milliseconds. */
const share = 10

/**
 * Statements that run on the main thread follow each other without ever letting anybody else in: a thousand of them
 * would be one long wait for all. Whoever calls `breathe` before each lets others in when a turn has taken its share.
 */
export class Breather {
  #began: number | undefined

  async breathe(): Promise<void> {
    while (this.#began !== undefined && performance.now() - this.#began > share) await nextTurn()
    if (this.#began !== undefined) return
    this.#began = performance.now()
    setImmediate(() => {
      this.#began = undefined
    })
  }
}
