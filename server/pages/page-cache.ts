import { type KeptPage, keepPage, type PageSource } from './kept-page.ts'
import { PageStore } from './page-store.ts'
import type { Plan } from './plan.ts'
import type { Moment, Versions } from './versions.ts'

/** What making a page gave: a page that may be kept, or any other answer. */
export type Made = Omit<PageSource, 'versions'> | Response

/** A page being made, and what was known when its making began. */
type Making = { moment: Moment; result: Promise<KeptPage | Response> }

/**
 * Finished pages for visitors, kept until a noun that they show changes (never by a time-out).
 * `find` is synchronous and answers only while nothing can have changed; `make` catches up with changes first. While the
 * database cannot be asked both give the pages there are.
 */
export class PageCache {
  readonly #versions: Versions
  readonly #store: PageStore
  readonly #making = new Map<string, Making>()

  /** Keeps so many bytes of pages. */
  constructor(versions: Versions, bytes: number) {
    this.#versions = versions
    this.#store = new PageStore(bytes, versions)
  }

  /** Whether what is kept may be old. */
  get isStale(): boolean {
    return this.#versions.isAway
  }

  /** The page kept under a key, if nothing has changed since it was last checked or nobody can tell. */
  find(key: string): KeptPage | undefined {
    return this.#versions.mayServe() ? this.#store.get(key) : undefined
  }

  /**
   * The page of a plan: kept, being made for somebody else, or made now. A hundred misses at once are one rendering; whoever
   * asks after a change waits for none that began before it.
   */
  async make(plan: Plan, render: () => Promise<Made>): Promise<KeptPage | Response> {
    const { key } = plan
    const isCaughtUp = await this.#versions.catchUp()
    const known = this.#store.get(key)
    if (known) return known
    if (!isCaughtUp) return renderOnce(render)
    const running = this.#making.get(key)
    // What a page will show is not known before it is made: a change of any noun counts.
    if (running?.moment === this.#versions.moment) {
      const result = await running.result
      // An answer that is not kept can be read once only: everyone else makes their own.
      return result instanceof Response ? this.#render(plan, render) : result
    }
    const making = { moment: this.#versions.moment, result: this.#render(plan, render) }
    this.#making.set(key, making)
    try {
      return await making.result
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key)
    }
  }

  async #render({ key, shows }: Plan, render: () => Promise<Made>): Promise<KeptPage | Response> {
    this.#store.holdOff()
    // Known before the page is made: if something changes meanwhile, the page counts as old at once.
    const { day, versions: before } = this.#versions.moment
    const made = await render()
    if (made instanceof Response) return made
    const versions = new Map(shows.map((noun) => [noun, before.get(noun) ?? -1]))
    const page = await keepPage({ ...made, versions })
    if (day === this.#versions.moment.day && this.#versions.isCurrent(versions)) this.#store.set(key, page)
    return page
  }
}

// Some pages need no database, and others say themselves that it does not answer.
async function renderOnce(render: () => Promise<Made>): Promise<KeptPage | Response> {
  const made = await render()
  return made instanceof Response ? made : keepPage({ ...made, versions: new Map() })
}
