import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { fromBrotli } from './brotli.ts'
import { compressBest, type KeptPage } from './kept-page.ts'

/** So long after the last page was made is there time for this, in milliseconds. */
const calmAfter = 5_000
/** More pages than this wait for no better form: the quick one is good enough. */
const mostWaiting = 2000
/** While pages are served without pause, a rest of so many times what a page took: a fiftieth of a core goes to this. */
const restOfBusy = 49

/** How long to rest after work, by how busy the event loop was meanwhile (0 to 1). All in milliseconds. */
export function restAfter(took: number, utilization: number): number {
  return took * restOfBusy * utilization
}

/**
 * Gives kept pages their smallest form while nobody waits for a page to be made: one at a time, since it takes a
 * core some 50 ms, and a small machine has no other. The more is served meanwhile, the longer it rests between two.
 */
export class Polisher {
  readonly #isWanted: (page: KeptPage) => boolean
  readonly #waiting = new Set<KeptPage>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(isWanted: (page: KeptPage) => boolean) {
    this.#isWanted = isWanted
  }

  add(page: KeptPage): void {
    if (this.#waiting.size < mostWaiting) this.#waiting.add(page)
    this.holdOff()
  }

  /** Somebody waits for a page: the polishing begins anew when that has passed. */
  holdOff(): void {
    clearTimeout(this.#timer)
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => void this.#polishNext(), calmAfter).unref()
  }

  async #polishNext(): Promise<void> {
    const timer = this.#timer
    for (const page of this.#waiting) {
      if (timer !== this.#timer) return
      this.#waiting.delete(page)
      if (this.#isWanted(page)) await polishGently(page)
    }
  }
}

// The quick form goes on being served if it fails.
async function polishGently(page: KeptPage): Promise<void> {
  const [began, before] = [performance.now(), performance.eventLoopUtilization()]
  await fromBrotli(page.br.body)
    .then((body) => compressBest(page, body))
    .catch(() => {})
  const { utilization } = performance.eventLoopUtilization(before)
  await pause(restAfter(performance.now() - began, utilization), undefined, { ref: false })
}
