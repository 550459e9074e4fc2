import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { fromBrotli } from './brotli.ts'
import { compressBest, type KeptPage } from './kept-page.ts'

/** Milliseconds after the last rendering until recompression starts. */
const calmAfterMs = 5_000
/** Maximum number of queued pages; the others keep their quick form. */
const maxWaiting = 2000
/**
 * On a busy event loop it rests this many times the duration of the work: it then uses a fiftieth of a core.
 */
const restOfBusy = 49

/**
 * Milliseconds to rest after work that took `took` milliseconds, by the utilization of the event loop
 * meanwhile (0 to 1).
 */
export function restAfter(took: number, utilization: number): number {
  return took * restOfBusy * utilization
}

/**
 * Recompresses cached pages to their smallest form while no page is being rendered. One at a time, since each
 * takes some 50 ms of a core and a small machine has only one. It rests longer between pages the busier the
 * event loop is.
 */
export class BackgroundRecompressor {
  readonly #isWanted: (page: KeptPage) => boolean
  readonly #waiting = new Set<KeptPage>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(isWanted: (page: KeptPage) => boolean) {
    this.#isWanted = isWanted
  }

  add(page: KeptPage): void {
    if (this.#waiting.size < maxWaiting) this.#waiting.add(page)
    this.holdOff()
  }

  /** Postpones the work while a page is being rendered. */
  holdOff(): void {
    clearTimeout(this.#timer)
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => void this.#polishNext(), calmAfterMs).unref()
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

// If it fails, the quick form is kept.
async function polishGently(page: KeptPage): Promise<void> {
  const [began, before] = [performance.now(), performance.eventLoopUtilization()]
  await fromBrotli(page.br.body)
    .then((body) => compressBest(page, body))
    .catch(() => {})
  const { utilization } = performance.eventLoopUtilization(before)
  await pause(restAfter(performance.now() - began, utilization), undefined, { ref: false })
}
