import { fromBrotli } from './brotli.ts'
import { compressBest, type KeptPage } from './kept-page.ts'

/** So long after the last page was made is there time for this, in milliseconds. */
const calmAfter = 5_000
/** More pages than this wait for no better form: the quick one is good enough. */
const mostWaiting = 2000

/**
 * Gives kept pages their smallest form while nobody waits for a page to be made: one at a time, since it takes a
 * core some 50 ms, and a small machine has no other.
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
      // The quick form goes on being served if this fails.
      if (this.#isWanted(page)) await polish(page).catch(() => {})
    }
  }
}

async function polish(page: KeptPage): Promise<void> {
  await compressBest(page, await fromBrotli(page.br.body))
}
